/**
 * The monthly price for each bedroom, in the currency of the price. Infinite when bedrooms is missing or
 * not positive (SPEC section 3); null when there is no monthly price.
 */
export function pricePerBedroomPerMonth(perMonth: number | null, bedrooms: number | null): number | null {
  if (perMonth === null) return null;
  return bedrooms === null || bedrooms <= 0 ? Number.POSITIVE_INFINITY : perMonth / bedrooms;
}
