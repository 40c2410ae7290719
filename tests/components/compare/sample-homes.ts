import type { CompareContext } from "@/lib/compare/compare-rows";
import type { RentMarket } from "@/lib/market/rent-market";
import type { Rental } from "@/lib/rental/rental";
import type { ComparedHome } from "@/server/search/find-compared";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "../../unit/money/rates";
import type { Change } from "../../unit/rental/sample-rental";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";

/** A home that is still listed. */
export function listed(id: number, change: Change<Rental> = {}): ComparedHome {
  const rental = sampleWholeRental({ id, slug: `home-${id}`, title: `Home ${id}`, ...change });
  return { id, rental, newestAt: rental.posted_at };
}

export function compareContext(market: RentMarket): CompareContext {
  return { ...ENGLISH, now: new Date("2026-11-21T00:00:00Z"), rates: RATES, market, isFrom: () => false };
}

/** A home that was taken down or never existed. */
export function gone(id: number): ComparedHome {
  return { id, rental: null, newestAt: null };
}
