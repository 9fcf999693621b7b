// @ts-check

/** The record with which every stream ends. It is right. */
const record = '[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 e14-e13 *\n';
const last = `\n${record}`;

/**
 * A beginning, then the same again and again up to a length, then the right record.
 *
 * @param {string} head
 * @param {string} unit
 * @param {number} bytes
 * @param {string} [close] what ends the long part
 */
const filled = function* (head, unit, bytes, close = "") {
  yield head;
  const times = Math.ceil(65536 / unit.length);
  const part = unit.repeat(times);
  const whole = Math.floor(bytes / part.length);
  for (let made = 0; made < whole; made++) yield part;
  yield unit.repeat(Math.ceil((bytes - whole * part.length) / unit.length));
  yield close + last;
};

/** Bytes without order, the same ones every time. @param {number} bytes */
const noise = function* (bytes) {
  let state = 1;
  for (let made = 0; made < bytes; made += 65536) {
    const part = Buffer.alloc(65536);
    for (let at = 0; at < part.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      part[at] = state >>> 24;
    }
    yield part;
  }
  yield last;
};

/**
 * Streams nobody should be afraid of, by name, made while they are read. Each ends with a record that is right.
 *
 * @param {number} long bytes of what never ends
 * @param {number} many how many small pieces
 * @returns {Map<string, () => Iterable<string | Uint8Array>>}
 */
export const hostile = (long, many) => {
  const open = record.replace("*\n", "");
  /** @param {string} unit */
  const times = (unit, head = "") => filled(head, unit, many * unit.length);
  return new Map(
    Object.entries({
      "a line that never ends": () => filled("", "abcdefgh", long),
      "a record that never ends": () => filled(open, "l4-l5 ", long),
      "a tag that never ends": () => filled('[Format "1"]\n[Event "', "x", long, '"]\n'),
      "rules that never end": () => filled('[Format "1"]\n[Rules "', "[", long, '"]\n'),
      "a comment that never ends": () => filled(`${open}{`, "words ", long),
      "comments in comments": () => filled(open, "{", long),
      "a line of JSON that never ends": () => filled('{"format":1,"turns":[', "[", long),
      "empty records": () => times('[Format "1"]\n'),
      "halves of records": () => times('[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 e14-\n'),
      "records glued together": () => times('[Format "1"] [Format "1"]\n\n*\n'),
      "empty JSON": () => times("{}\n"),
      "JSON with __proto__": () => times('{"__proto__":{"format":1},"format":1}\n'),
      "tags with __proto__": () => times('[__proto__ "1"]\n', '[Format "1"]\n'),
      "line breaks": () => filled("", "\n", long),
      zeros: () => filled("", "\0", long),
      "text in UTF-16": function* () {
        const text = Buffer.from(record.repeat(1000), "utf16le");
        for (let made = 0; made < long; made += text.length) yield text;
        yield last;
      },
      noise: () => noise(long),
      "CRLF and a byte order mark": function* () {
        yield "\ufeff";
        for (let made = 0; made < many; made++) yield record.replaceAll("\n", "\r\n");
        yield last;
      },
    }),
  );
};
