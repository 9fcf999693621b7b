// The start of every preset as its text, written by hand from R1.3, R1.4 and R2.

export const startTexts: Readonly<Record<string, string>> = {
  "classic-2": "classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w w 1 0,0 - -",
  "classic-3": "classic-3 1/2/3/4/bbbb5yyyy/bbb6yyy/bb7yy/b8y/9/10/11/12/13/wwww/www/ww/w w 1 0,0,0 - -",
  "classic-4": "classic-4 k/kk/kkk/kkkk/9yyyy/9yyy/9yy/9y/9/r9/rr9/rrr9/rrrr9/wwww/www/ww/w w 1 0,0,0,0 - -",
  "classic-6":
    "classic-6 k/kk/kkk/kkkk/bbbb5yyyy/bbb6yyy/bb7yy/b8y/9/r8g/rr7gg/rrr6ggg/rrrr5gggg/wwww/www/ww/w w 1 0,0,0,0,0,0 - -",
  "long-jump-2": "long-jump-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w w 1 0,0 - -",
  "long-jump-6":
    "long-jump-6 k/kk/kkk/kkkk/bbbb5yyyy/bbb6yyy/bb7yy/b8y/9/r8g/rr7gg/rrr6ggg/rrrr5gggg/wwww/www/ww/w w 1 0,0,0,0,0,0 - -",
  "fifteen-2": "fifteen-2 k/kk/kkk/kkkk/4kkkkk4/12/11/10/9/10/11/12/4wwwww4/wwww/www/ww/w w 1 0,0 - -",
  "doubles-2x2": "doubles-2x2 k/kk/kkk/kkkk/9yyyy/9yyy/9yy/9y/9/r9/rr9/rrr9/rrrr9/wwww/www/ww/w w 1 0,0,0,0 - -",
  "doubles-3x2":
    "doubles-3x2 k/kk/kkk/kkkk/bbbb5yyyy/bbb6yyy/bb7yy/b8y/9/r8g/rr7gg/rrr6ggg/rrrr5gggg/wwww/www/ww/w w 1 0,0,0,0,0,0 - -",
};

export const classic2Start: string = startTexts["classic-2"] as string;
