import { z } from "zod";
import { lookupName, placeName } from "./places";

const coordinate = (limit: number) =>
  z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number().min(-limit).max(limit));

/** Refuses a row with missing or impossible coordinates. */
export const geoRow = z.object({
  location_name: z.string().transform(placeName).transform(lookupName).pipe(z.string().min(1)),
  latitude: coordinate(90),
  longitude: coordinate(180),
  rental_count: z
    .union([z.number(), z.string().transform(Number)])
    .pipe(z.number())
    .catch(0),
});
