/**
 * Whether the homes that are listed differ in what their adverts say of one thing (docs/behaviour.md, Q4). Null is not
 * stated: beside a value it is a difference, because it is to be asked for; where no advert states it there is none.
 * Case and spaces do not count.
 */
export function differs(said: readonly (string | null)[]): boolean {
  const told = new Set(said.map((text) => text?.replace(/\s+/g, " ").trim().toLowerCase() ?? null));
  return told.size > 1;
}
