import { flagPlaceholderPrice } from "../../lib/rentals/placeholder-prices.ts";
import type { Alerts } from "./alert-context.ts";
import { alertHomes } from "./alert-home.ts";
import type { SentHome } from "./alert-rows.ts";
import type { ToldHome } from "./alert-text.ts";

/** The homes that messages tell of, as they are now, in this order. Those that were taken down are missing. */
export async function toldHomes(
  alerts: Alerts,
  rows: readonly { rental_id: number | null; rent_before: SentHome["rent_before"] }[],
): Promise<ToldHome[]> {
  const { rentals } = await alerts.homes();
  const ids = rows.flatMap(({ rental_id }) => rental_id ?? []);
  const found = await alertHomes(alerts.context.client, [...new Set(ids)]);
  return rows.flatMap(({ rental_id, rent_before: before }) => {
    const home = found.get(rental_id ?? 0);
    return home ? [{ home: flagPlaceholderPrice(home, rentals), before }] : [];
  });
}
