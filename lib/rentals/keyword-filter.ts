/** Characters that LIKE or PostgREST's own syntax would read as more than text. */
const likeEscape = (term: string) => term.replace(/[\\%_]/g, "\\$&");
const quote = (value: string) => `"${value.replace(/[\\"]/g, "\\$&")}"`;

/**
 * The PostgREST filter that finds a term, case-insensitively, in the title or the description. The term is
 * text, never syntax: LIKE's wildcards are escaped and the value is quoted (DESIGN section 2).
 */
export function keywordFilter(term: string): string {
  const pattern = quote(`%${likeEscape(term)}%`);
  return `title.ilike.${pattern},raw_description.ilike.${pattern}`;
}
