import { quartilesOf } from "./quartiles";
import { MIN_RENTS, type RentMarket } from "./rent-market";

/** The median of the counted rents of homes in all areas, in rupiah a month. */
type IslandRent = { bedrooms: number; median: number };

/** The usual rents of whole homes on the island by bedrooms, ascending; none of too few rents (docs/behaviour.md, A1, A2, B28). */
export function islandRents({ listed }: RentMarket): IslandRent[] {
  const homes = [...listed.values()]
    .flatMap((classes) => [...classes.values()])
    .filter(({ homeClass }) => homeClass.kind === "home");
  return [...Map.groupBy(homes, ({ homeClass }) => homeClass.bedrooms)]
    .map(([bedrooms, groups]) => ({ bedrooms, rents: groups.flatMap(({ rents }) => rents) }))
    .filter(({ rents }) => rents.length >= MIN_RENTS)
    .map(({ bedrooms, rents }) => ({
      bedrooms,
      median: Math.round(quartilesOf(rents.toSorted((a, b) => a - b)).median),
    }))
    .sort((a, b) => a.bedrooms - b.bedrooms);
}
