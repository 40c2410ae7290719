/** The first spelling that takes as many code units as the letter itself. */
function ofSameLength(letter: string, spellings: readonly string[]): string {
  return spellings.find((spelling) => spelling.length === letter.length) ?? letter;
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return ofSameLength(letter, [
    letter.toUpperCase().toLowerCase(),
    lower,
    String.fromCodePoint(lower.codePointAt(0) ?? 0),
  ]);
}

/**
 * A text for comparing without regard to case in any script: code point by code point and with every offset
 * kept, unlike `toLowerCase` (İ grows to two code units; ς and σ, ſ and s are one letter here). ß stays ß.
 */
export function foldCase(text: string): string {
  return Array.from(text, foldLetter).join("");
}

/** A term to look for in a folded text. Lower-cased before, "İ" has become an i with a dot above. */
export function foldTerm(term: string): string {
  return foldCase(term).replaceAll("i\u0307", "i");
}
