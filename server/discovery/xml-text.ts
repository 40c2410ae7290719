const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 forbids, even escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
