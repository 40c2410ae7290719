import type { Span } from "../../lib/facts/fact.ts";
import { roomCounts } from "../home/room-counts.ts";
import type { Normalised } from "../normalise.ts";
import { isWithin, type Support } from "./quoted-rent.ts";

/** Whether a text supports a number of bedrooms by a quotation of it: it is read there. */
export function quotedBedrooms(advert: Normalised, bedrooms: number, quotation: Span): Support {
  const counts = roomCounts(advert.text)
    .filter(({ rooms, value, isRange }) => rooms === "bedrooms" && value === bedrooms && !isRange)
    .map(({ start, end }) => advert.spanOf(start, end))
    .filter((span) => isWithin(span, quotation));
  return counts.length > 0 ? { spans: counts } : { lack: "their number is not in its quotation" };
}
