/** Cyrillic letters with their Latin equivalents, longer spellings first. */
const LATIN: readonly (readonly [string, string])[] = [
  ["дж", "j"],
  ["нь", "n"],
  ...Array.from("абвгдезийклмнопрстуфхцчшэы", (letter, index): [string, string] => [
    letter,
    "abvgdeziyklmnoprstufhccsei"[index] ?? "",
  ]),
  ...([
    ["ё", "e"],
    ["ж", "j"],
    ["щ", "s"],
    ["ю", "yu"],
    ["я", "ya"],
    ["ь", ""],
    ["ъ", ""],
  ] as const),
];

/** Lower-case Latin letters without diacritics, trimmed. */
export function foldName(text: string): string {
  const folded = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[а-яё]+/gu, (word) => LATIN.reduce((latin, [from, to]) => latin.replaceAll(from, to), word));
  return folded.normalize("NFD").replace(/\p{M}/gu, "").trim();
}

/** Folds spellings that people confuse, so that "changu" and "canggu" become equal. */
export function soundOf(name: string): string {
  return foldName(name)
    .replace(/ch|tj/g, "c")
    .replace(/dj/g, "j")
    .replace(/oe/g, "u")
    .replace(/w/g, "v")
    .replace(/(.)\1+/g, "$1");
}
