/*
 * UTF-8 without the globals of a browser or Node. A byte that does not belong becomes a lone surrogate, U+DC00 + byte, which
 * well-formed text never has: so a record's text itself says whether its bytes were right.
 */

/**
 * How many bytes a text has in UTF-8; half a surrogate pair counts two.
 *
 * @param text - any text
 */
export const utf8Length = (text: string): number => {
  if (!/[\u0080-\uffff]/.test(text)) return text.length;
  let bytes = text.length;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return bytes;
};

/** Reads bytes that come in pieces; a character may be cut by the end of a piece. */
export interface Utf8Reader {
  /** The text of one more piece, as far as its characters are whole. */
  readonly read: (bytes: Uint8Array) => string;
  /** What is left at the end, which is then wrong. */
  readonly end: () => string;
}

/** Codes handed to String.fromCharCode at once. */
const slice = 8192;

/** The text of codes; `apply`, since spreading a list of bytes goes by its iterator and takes many times as long. */
const textOf = (codes: ArrayLike<number>): string => String.fromCharCode.apply(null, codes as number[]);

const asciiText = (bytes: Uint8Array): string | undefined => {
  for (let index = 0; index < bytes.length; index++) if (bytes[index]! >= 0x80) return undefined;
  let text = "";
  for (let index = 0; index < bytes.length; index += slice) {
    text += textOf(bytes.subarray(index, index + slice));
  }
  return text;
};

/** A reader at the beginning of its bytes. */
export const utf8Reader = (): Utf8Reader => {
  // Bytes of a character that is not whole yet.
  let kept: number[] = [];
  let missing = 0;
  let lowest = 0x80;
  let highest = 0xbf;
  let point = 0;

  const decode = (bytes: Uint8Array): string => {
    let text = "";
    const codes: number[] = [];
    const put = (code: number): void => {
      codes.push(code);
      if (codes.length >= slice) {
        text += textOf(codes);
        codes.length = 0;
      }
    };
    const wrong = (): void => {
      for (const byte of kept) put(0xdc00 + byte);
      kept = [];
      missing = 0;
    };
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index]!;
      if (missing > 0) {
        if (byte >= lowest && byte <= highest) {
          kept.push(byte);
          point = (point << 6) | (byte & 0x3f);
          lowest = 0x80;
          highest = 0xbf;
          if (--missing > 0) continue;
          if (point >= 0x10000) {
            put(0xd7c0 + (point >> 10));
            put(0xdc00 + (point & 0x3ff));
          } else put(point);
          kept = [];
          continue;
        }
        wrong();
      }
      if (byte < 0x80) {
        put(byte);
        continue;
      }
      kept = [byte];
      lowest = 0x80;
      highest = 0xbf;
      if (byte >= 0xc2 && byte <= 0xdf) {
        missing = 1;
        point = byte & 0x1f;
      } else if (byte >= 0xe0 && byte <= 0xef) {
        missing = 2;
        point = byte & 0x0f;
        // Neither a longer form than needed nor a surrogate.
        if (byte === 0xe0) lowest = 0xa0;
        if (byte === 0xed) highest = 0x9f;
      } else if (byte >= 0xf0 && byte <= 0xf4) {
        missing = 3;
        point = byte & 0x07;
        if (byte === 0xf0) lowest = 0x90;
        if (byte === 0xf4) highest = 0x8f;
      } else wrong();
    }
    return text + textOf(codes);
  };

  return {
    read: (bytes) => (missing === 0 ? asciiText(bytes) : undefined) ?? decode(bytes),
    end: () => {
      const text = String.fromCharCode(...kept.map((byte) => 0xdc00 + byte));
      kept = [];
      missing = 0;
      return text;
    },
  };
};
