import { roomCounts } from "../home/room-counts.ts";
import type { Normalised, Span } from "../text/normalise.ts";
import { isWithin, type Support } from "./quoted-rent.ts";

/** Checks a number of bedrooms against its quotation, which must count as many. */
export function quotedBedrooms(advert: Normalised, bedrooms: number, quotation: Span): Support {
  const counts = roomCounts(advert.text)
    .filter(({ rooms, value, isRange }) => rooms === "bedrooms" && value === bedrooms && !isRange)
    .map(({ start, end }) => advert.spanOf(start, end))
    .filter((span) => isWithin(span, quotation));
  return counts.length > 0 ? { spans: counts } : { lack: "their number is not in its quotation" };
}
