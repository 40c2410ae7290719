/** Punctuation, and a first character that would make a number, a boolean or a quoted value of the term. */
const SYNTAX = /^[!-~]|[!-/:-@[-`{-~]/g;

const escapeCharacter = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The PostgREST filter that finds a term, case-insensitively, in the title or the description. The term is
 * text, never syntax (DESIGN section 2): as a regular expression whose punctuation is written as character
 * codes it needs no quoting, and unlike `ilike`, for which `*` is always a wildcard, it can hold any character.
 */
export function keywordFilter(term: string): string {
  const pattern = term.replace(SYNTAX, escapeCharacter);
  return `title.imatch.${pattern},raw_description.imatch.${pattern}`;
}
