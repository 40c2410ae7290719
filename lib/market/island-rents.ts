import { quartilesOf } from "./quartiles";
import { MIN_RENTS, type RentMarket } from "./rent-market";

/** `median` is in rupiah a month. */
type IslandRent = { bedrooms: number; median: number };

/** The median rents of whole homes in all areas by bedrooms, ascending (docs/behaviour.md, A1, A2, B28). */
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
