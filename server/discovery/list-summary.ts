import { isDoubtful } from "@/lib/money/monthly-price";
import type { LiveRental } from "@/lib/rental/rental";
import { basePricePerMonth } from "@/lib/search/compare-price";
import type { FoundRentals } from "@/server/search/find-rentals";

type Range = { from: number; to: number };

/** The facts of a list that its title and description contain. */
export type ListSummary = {
  /** Names of the areas in geo_location; empty for all of the region. */
  areas: readonly string[];
  count: number;
  /** Monthly prices in rupiah, without doubtful ones. */
  prices: Range | null;
  bedrooms: Range | null;
  /** ISO time of the newest posting. */
  newest: string | null;
};

function range(values: readonly number[]): Range | null {
  if (values.length === 0) return null;
  const from = values.reduce((a, b) => Math.min(a, b));
  return { from, to: values.reduce((a, b) => Math.max(a, b)) };
}

/** ISO time of the newest posting; null if none is known. */
export function newestPosting(rentals: readonly LiveRental[]): string | null {
  return rentals.reduce<string | null>(
    (newest, { posted_at }) => (posted_at !== null && posted_at > (newest ?? "") ? posted_at : newest),
    null,
  );
}

/** Null if the list's location is unknown. */
export function listSummary({ result, context }: FoundRentals): ListSummary | null {
  if (result.status !== "found") return null;
  const { rentals, areas } = result;
  const prices = rentals.flatMap((rental) => basePricePerMonth(rental, context.rates) ?? []);
  const bedrooms = rentals.map((rental) => rental.bedrooms ?? 0);
  return {
    areas: areas.flatMap((index) => context.places.points[index]?.name ?? []),
    count: rentals.length,
    prices: range(prices.filter((price) => !isDoubtful(price))),
    bedrooms: range(bedrooms.filter((count) => count > 0)),
    newest: newestPosting(rentals),
  };
}
