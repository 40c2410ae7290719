import type { Fact } from "../fact.ts";
import type { Rent } from "../rent.ts";
import type { Normalised } from "../text/normalise.ts";
import type { RoomCount } from "./room-counts.ts";

type Placed = { count: RoomCount; start: number };

const startOf = ({ spans: [span] }: Fact<Rent>): number => span?.start ?? 0;

/** The count of the leading rent among those right before it: `1BR & 2BR villas, 18 & 26 mln`. Null if counts and rents do not pair. */
function countFor(placed: readonly Placed[], rents: readonly Fact<Rent>[], lead: Fact<Rent>) {
  const last = placed.findLast(({ start }) => start < startOf(lead));
  if (!last) return null;
  const before = Math.max(-1, ...rents.map(startOf).filter((start) => start < last.start));
  const counts = placed.filter(({ start }) => start > before && start <= last.start);
  if (new Set(counts.map(({ count }) => count.value)).size === 1) return last.count;
  const next = placed.find(({ start }) => start > last.start)?.start ?? Number.POSITIVE_INFINITY;
  const asked = rents
    .filter((rent) => rent.value.period === lead.value.period)
    .filter((rent) => startOf(rent) > last.start && startOf(rent) < next)
    .sort((a, b) => startOf(a) - startOf(b) || a.value.amount - b.value.amount);
  return asked.length === counts.length ? (counts[asked.indexOf(lead)]?.count ?? null) : null;
}

/** The count of the unit with the leading rent, if several units have their own. Counts stand before their rents or after. */
export function countOfLeadingUnit(
  advert: Normalised,
  counts: readonly RoomCount[],
  rents: readonly Fact<Rent>[],
): RoomCount | null {
  const [lead] = rents;
  if (lead === undefined || rents.length < counts.length) return null;
  const placed = counts.map((count) => ({ count, ...advert.spanOf(count.start, count.end) }));
  const firstRent = Math.min(...rents.map(startOf));
  if (placed.some(({ start }) => start < firstRent)) return countFor(placed, rents, lead);
  return placed.find(({ start }) => start > startOf(lead))?.count ?? null;
}
