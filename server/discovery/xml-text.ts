const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 does not allow, not even escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as the content of an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
