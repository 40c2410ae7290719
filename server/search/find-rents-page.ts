import { cache } from "react";
import { nightRentsByPlace } from "@/lib/market/night-rents";
import { type RentsRow, rentsRows } from "@/lib/market/rents-table";
import { ratesFor } from "@/server/data/exchange-rates";
import { liveRentals } from "@/server/data/live-rentals";
import { currentMarket } from "./current-market";

/** The data of /rents, read once for the page and its metadata. */
export type RentsPage = { rows: RentsRow[]; listings: number; readAt: number };

/** Finds the rents of all areas. Throws when the data service cannot answer. */
export const findRentsPage = cache(async (): Promise<RentsPage> => {
  const live = await liveRentals();
  const { rates } = await ratesFor(live.rentals);
  const nights = nightRentsByPlace(live.rentals, live.places, rates);
  const rows = rentsRows(live, currentMarket(live, rates), nights);
  return { rows, listings: live.rentals.length, readAt: live.readAt };
});
