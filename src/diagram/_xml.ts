/** Any text as XML text or attribute value; what XML cannot hold becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\ufffd")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");

/** A length with at most two decimals. */
export const rounded = (length: number): string => String(Math.round(length * 100) / 100 + 0);

type Attributes = Readonly<Record<string, string | number>>;

/** One element; the content is XML already. */
export const element = (name: string, attributes: Attributes, content = ""): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : escapeXml(value)}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
};
