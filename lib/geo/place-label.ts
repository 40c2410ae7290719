const WORD_START = /(^|[\s(/-])(\p{Ll})/gu;

/** A place name as names are written: every word begins with a capital; SPEC section 2 asks for the first one. */
export function placeLabel(name: string): string {
  return name.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
}
