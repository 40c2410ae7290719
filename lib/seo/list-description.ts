import { calendarDate } from "./calendar-date";
import { compactAmount } from "./compact-price";
import { cutText } from "./cut-text";
import type { ListFacts } from "./list-facts";
import { listArea, placesLabel } from "./list-title";

const MAX_AREA = 40;

function prices({ prices: range }: ListFacts): string | null {
  if (range === null) return null;
  const from = compactAmount(range.from, null, "down");
  const to = compactAmount(range.to, null, "up");
  return from === to ? `${from} a month` : `${from} to ${to} a month`;
}

function bedrooms({ bedrooms: range }: ListFacts): string | null {
  if (range === null) return null;
  if (range.from === range.to) return range.from === 1 ? "1 bedroom" : `${range.from} bedrooms`;
  return `${range.from} to ${range.to} bedrooms`;
}

/** A list in one line of facts, 70 to 160 characters (QUALITY B15): how many, where, prices, rooms, the newest. */
export function listDescription(facts: ListFacts, page: number): string {
  const area = cutText(listArea(facts), MAX_AREA);
  if (facts.count === 0)
    return `Nothing to rent by the month in ${area} was posted in the last 30 days. See the other areas of the island.`;
  const date = calendarDate(facts.newest);
  const details = [prices(facts), bedrooms(facts), date === null ? null : `newest ${date}`]
    .filter((detail) => detail !== null)
    .join(", ");
  const start = `${placesLabel(facts.count)} to rent by the month in ${area}`;
  const end = page === 1 ? "" : ` Page ${page}.`;
  const text = `${start}: ${details}.${end}`;
  return details === "" || text.length < 70
    ? `${start}, with photos, prices and contacts of their owners.${end}`
    : text;
}
