/** Cyrillic letters as Latin ones, longer spellings first. */
const LATIN: readonly (readonly [string, string])[] = [
  ["дж", "j"],
  ["нь", "n"],
  ...Array.from("абвгдезийклмнопрстуфхцчшэы", (letter, at): [string, string] => [
    letter,
    "abvgdeziyklmnoprstufhccsei"[at] ?? "",
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

/** A name or typed text for comparing: lower-case, in Latin letters without diacritics, trimmed. */
export function foldName(text: string): string {
  const folded = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[а-яё]+/gu, (word) => LATIN.reduce((latin, [from, to]) => latin.replaceAll(from, to), word));
  return folded.normalize("NFD").replace(/\p{M}/gu, "").trim();
}

/** How a name sounds, as far as people confuse its letters: of "changu" and "canggu" the same. */
export function soundOf(name: string): string {
  return foldName(name)
    .replace(/ch|tj/g, "c")
    .replace(/dj/g, "j")
    .replace(/oe/g, "u")
    .replace(/w/g, "v")
    .replace(/(.)\1+/g, "$1");
}
