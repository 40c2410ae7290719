import { SITE_NAME } from "@/lib/site/site";
import { compactAmount } from "./compact-price";
import { cutText } from "./cut-text";
import type { ListFacts } from "./list-facts";

const MAX_LENGTH = 65;

const whole = new Intl.NumberFormat("en-US");

/** "Canggu, Bali", or "Bali" for all of it. */
export function listArea({ area }: ListFacts): string {
  return area === null ? "Bali" : `${area.label}, Bali`;
}

/** "42 places"; "1 place". */
export function placesLabel(count: number): string {
  return `${whole.format(count)} ${count === 1 ? "place" : "places"}`;
}

/** "Monthly rentals in Canggu, Bali: 42 places from Rp 8M" without the facts that are not known. */
export function shareListTitle(facts: ListFacts, page: number): string {
  const { count, prices } = facts;
  const from = prices === null ? "" : ` from ${compactAmount(prices.from, null, "down")}`;
  const end = page === 1 ? "" : `, page ${page}`;
  const start = "Monthly rentals in ";
  const title = start + cutText(listArea(facts), MAX_LENGTH - start.length - end.length);
  const titles = [`${title}: ${placesLabel(count)}${from}${end}`, `${title}: ${placesLabel(count)}${end}`];
  const fitting = count === 0 ? undefined : titles.find(({ length }) => length <= MAX_LENGTH);
  return fitting ?? `${title}${end}`;
}

/** The title of a list's page, at most 65 characters, with the site's name where there is room for it. */
export function listTitle(facts: ListFacts, page: number): string {
  const title = shareListTitle(facts, page);
  const named = `${title} · ${SITE_NAME}`;
  return named.length <= MAX_LENGTH ? named : title;
}
