import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The pages that come with the package. */
const shippedPages = [
  "README.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** The anchors of a page's titles, as the usual renderers of Markdown make them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    (title ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The links of a page and the sources of its pictures within the project, each with the path it leads to. */
const linksOf = (page: string): { page: string; link: string; target: string; anchor: string | undefined }[] =>
  [
    ...read(page)
      .replace(/^(`{3,}).*?^\1/gms, "")
      .matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g),
  ]
    .map(([, link, image]) => (link ?? image) as string)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = "", anchor] = link.split("#");
      return { page, link, target: path === "" ? page : join(dirname(page), path), anchor };
    });

test("every link between the pages leads somewhere", () => {
  const broken = [...shippedPages, "CONTRIBUTING.md"]
    .flatMap(linksOf)
    .filter(
      ({ target, anchor }) =>
        !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor)),
    )
    .map(({ page, link }) => `${page}: ${link}`);
  expect(broken).toEqual([]);
});

test("the pages in the package link only to what is in it", () => {
  const files: string[] = ["README.md", "LICENSE", ...JSON.parse(read("package.json")).files];
  const shipped = files.map((file) => new RegExp(`^${file.replaceAll(".", "\\.").replace("*", "[^/]*")}(/|$)`));
  const missing = shippedPages
    .flatMap(linksOf)
    .filter(({ target }) => !shipped.some((pattern) => pattern.test(target)))
    .map(({ page, link }) => `${page}: ${link}`);
  expect(missing).toEqual([]);
});

test("code in the pages is at most 72 columns wide", () => {
  const wide = shippedPages.flatMap((page) => {
    let fence = false;
    return read(page)
      .split("\n")
      .flatMap((line, index) => {
        if (line.startsWith("```")) fence = !fence;
        return fence && line.length > 72 ? [`${page}:${index + 1}: ${line.length}`] : [];
      });
  });
  expect(wide).toEqual([]);
});
