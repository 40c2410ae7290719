import { placeLabel } from "@/lib/geo/place-label";
import { basePricePerMonth } from "@/lib/rentals/compare-price";
import type { FoundRentals } from "@/lib/rentals/find-rentals";
import type { LiveRental } from "@/lib/rentals/rental";

/** Less than this by the month, in rupiah, is a slip of the pen ("35" for 35 million). */
const LEAST_PRICE = 100_000;

type Range = { from: number; to: number };

/** What can be said of a list in one line. */
export type ListFacts = {
  /** The area's name as geo_location has it, and as it is shown; null for all of Bali. */
  area: { name: string; label: string } | null;
  count: number;
  /** Monthly prices in rupiah. */
  prices: Range | null;
  bedrooms: Range | null;
  /** ISO time of the newest posting. */
  newest: string | null;
};

function range(values: readonly number[]): Range | null {
  if (values.length === 0) return null;
  const least = values.reduce((a, b) => Math.min(a, b));
  return { from: least, to: values.reduce((a, b) => Math.max(a, b)) };
}

/** The newest posting date of some rentals as an ISO time in UTC; null when none has one. */
export function newestPosting(rentals: readonly LiveRental[]): string | null {
  return rentals.reduce<string | null>(
    (newest, { posted_at }) => (posted_at !== null && posted_at > (newest ?? "") ? posted_at : newest),
    null,
  );
}

/** The facts of a list that was found; null when its location is not known. */
export function listFacts({ result, context }: FoundRentals): ListFacts | null {
  if (result.status !== "found") return null;
  const { rentals } = result;
  const name = context.places.points[result.place ?? -1]?.name;
  const prices = rentals.map((rental) => basePricePerMonth(rental, context.rates) ?? 0);
  const bedrooms = rentals.map((rental) => rental.bedrooms ?? 0);
  return {
    area: name === undefined ? null : { name, label: placeLabel(name) },
    count: rentals.length,
    prices: range(prices.filter((price) => price >= LEAST_PRICE)),
    bedrooms: range(bedrooms.filter((count) => count > 0)),
    newest: newestPosting(rentals),
  };
}
