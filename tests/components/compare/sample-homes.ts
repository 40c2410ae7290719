import type { Rental } from "@/lib/rentals/rental";
import type { ComparedHome } from "@/server/search/find-compared";
import { sampleWholeRental } from "../../unit/rentals/sample-whole-rental";

/** A home that is listed. */
export function listed(id: number, change: Partial<Rental> = {}): ComparedHome {
  const rental = sampleWholeRental({ id, slug: `home-${id}`, title: `Home ${id}`, ...change });
  return { id, rental, newestAt: rental.posted_at };
}

/** One that was taken down or never existed. */
export function gone(id: number): ComparedHome {
  return { id, rental: null, newestAt: null };
}
