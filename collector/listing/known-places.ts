import { readPlaces } from "../../lib/region/places.ts";

export type KnownPlace = { location_name: string; latitude: number; longitude: number; rental_count: number };

/** The areas of the region as rows of `geo_location`, by name. © OpenStreetMap contributors (ODbL) and GeoNames (CC BY). */
export const knownPlaces = (): KnownPlace[] =>
  readPlaces()
    .flatMap(({ name, point }) =>
      point === null ? [] : [{ location_name: name, ...point, rental_count: 0 }],
    )
    .sort((a, b) => (a.location_name < b.location_name ? -1 : 1));
