import { originalRental } from "./original-rental";
import { rentalBySlugOrId } from "./queries";
import type { Rental } from "./rental";
import { rentalParam } from "./rental-param";

/** Digits may also be the slug of another rental, which is not the one asked for. */
async function rentalById(id: number): Promise<Rental | null> {
  const rental = await rentalBySlugOrId(String(id));
  return rental?.id === id ? rental : null;
}

/**
 * The rental that a route parameter names by slug or id, the original where that one is a duplicate. Null for
 * unknown and deleted rentals and for junk; throws when the data service cannot answer.
 */
export async function findRental(rawParam: string): Promise<Rental | null> {
  const param = rentalParam(rawParam);
  const rental = param === null ? null : await rentalBySlugOrId(param);
  return rental === null ? null : originalRental(rental, rentalById);
}

/** Whether the parameter is the one that the rental's own address has; any other redirects there. */
export function isOwnParam({ id, slug }: Rental, rawParam: string): boolean {
  return rentalParam(rawParam) === (slug ?? String(id));
}
