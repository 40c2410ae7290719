/** POSIX names of ASCII punctuation: the only way to write it that neither PostgREST nor a pattern reads. */
const PUNCTUATION: Readonly<Record<string, string>> = {
  "!": "exclamation-mark",
  '"': "quotation-mark",
  "#": "number-sign",
  $: "dollar-sign",
  "%": "percent-sign",
  "&": "ampersand",
  "'": "apostrophe",
  "(": "left-parenthesis",
  ")": "right-parenthesis",
  "*": "asterisk",
  "+": "plus-sign",
  ",": "comma",
  "-": "hyphen",
  ".": "period",
  "/": "slash",
  ":": "colon",
  ";": "semicolon",
  "<": "less-than-sign",
  "=": "equals-sign",
  ">": "greater-than-sign",
  "?": "question-mark",
  "@": "commercial-at",
  "[": "left-square-bracket",
  "\\": "backslash",
  "]": "right-square-bracket",
  "^": "circumflex",
  _: "underscore",
  "`": "grave-accent",
  "{": "left-brace",
  "|": "vertical-line",
  "}": "right-brace",
  "~": "tilde",
};

function pattern(term: string): string {
  const text = term.replace(/[!-/:-@[-`{-~]/g, (char) => `[[.${PUNCTUATION[char]}.]]`);
  return `"${text}"`;
}

/**
 * The PostgREST filter for rentals whose title or description holds every term, case-insensitively. A term is
 * text, never syntax (DESIGN section 2). `imatch` and not `ilike`: PostgREST takes every `*` of an ilike value for
 * a wildcard, so that a literal one cannot be searched.
 */
export function keywordFilter(terms: readonly string[]): string {
  const each = terms.map((term) => {
    const value = pattern(term);
    return `or(title.imatch.${value},raw_description.imatch.${value})`;
  });
  return `and(${each.join(",")})`;
}
