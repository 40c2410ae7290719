/** A kind of home with its first letter capitalised: "Guest house". */
export function kindLabel(kind: string): string {
  const [first = "", ...rest] = kind;
  return first.toUpperCase() + rest.join("");
}
