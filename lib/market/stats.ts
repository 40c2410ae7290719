import { BASE_CURRENCY } from "@/lib/money/currency";
import { countByPoint, type Places } from "@/lib/places/places";
import type { LiveRental } from "@/lib/rental/rental";
import type { Quartiles } from "./quartiles";
import { groupsAt, MIN_RENTS, type RentGroup, type RentMarket } from "./rent-market";

export function wholeFigures({ lowest, lower, median, upper, highest }: Quartiles) {
  return {
    lowest: Math.round(lowest),
    lower_quartile: Math.round(lower),
    median: Math.round(median),
    upper_quartile: Math.round(upper),
    highest: Math.round(highest),
  };
}

function rentStats(group: RentGroup) {
  return { bedrooms: group.bedrooms, count: group.rents.length, ...wholeFigures(group) };
}

/** The figures of one area without its neighbours: homes by bedrooms, and rooms, null if too few. */
function statsAt(market: RentMarket, place: number) {
  const { home = [], room = [] } = Object.groupBy(
    groupsAt(market, place).filter(({ isNear }) => !isNear),
    ({ kind }) => kind,
  );
  const [rooms] = room.map(rentStats);
  return { rents: home.map(rentStats), room_rents: rooms ?? null };
}

type Read = { readAt: number; rentals: readonly LiveRental[]; places: Places; ratesDay: string | null };

/** /stats.json (docs/behaviour.md, A8), a public format: do not rename its fields. `pageOf`: address of an area's page. */
export function marketStats(
  { readAt, rentals, places, ratesDay }: Read,
  market: RentMarket,
  pageOf: (name: string) => string,
) {
  const counts = countByPoint(places, rentals);
  const areas = places.points
    .map(({ name, lat, lng }, place) => ({
      area: name,
      url: pageOf(name),
      latitude: lat,
      longitude: lng,
      live_listings: counts[place] ?? 0,
      ...statsAt(market, place),
    }))
    .filter((area) => area.live_listings > 0)
    .sort((a, b) => a.area.localeCompare(b.area));
  return {
    generated_at: new Date(readAt).toISOString(),
    price_kind: "asking",
    period: "month",
    currency: BASE_CURRENCY,
    rates_date: ratesDay,
    fewest: MIN_RENTS,
    areas,
  };
}
