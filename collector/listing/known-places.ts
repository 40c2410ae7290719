import type { GeoLocation } from "../../lib/places/places.ts";
import { readPlaces } from "../../lib/region/places.ts";

/** The areas of the region as rows of `geo_location`, by name. © OpenStreetMap contributors (ODbL) and GeoNames (CC BY). */
export const knownPlaces = (): GeoLocation[] =>
  readPlaces()
    .flatMap(({ name, point }) =>
      point === null ? [] : [{ location_name: name, ...point, rental_count: 0 }],
    )
    .sort((a, b) => (a.location_name < b.location_name ? -1 : 1));
