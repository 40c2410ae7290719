/** A place name with its first letter capitalised, as the filters show it (SPEC section 2). */
export function placeLabel(name: string): string {
  const [first = "", ...rest] = name;
  return first.toUpperCase() + rest.join("");
}
