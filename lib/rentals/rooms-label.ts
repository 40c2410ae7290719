const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** "2 bedrooms · 1 bathroom"; unknown rooms are left out, empty when both are (SPEC section 9). */
export function roomsLabel(bedrooms: number | null, bathrooms: number | null): string {
  return [
    bedrooms === null ? null : plural(bedrooms, "bedroom"),
    bathrooms === null ? null : plural(bathrooms, "bathroom"),
  ]
    .filter((label) => label !== null)
    .join(" · ");
}
