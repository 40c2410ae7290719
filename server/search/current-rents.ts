import { cache } from "react";
import { type NightRents, nightRentsByPlace } from "@/lib/market/night-rents";
import type { RentMarket } from "@/lib/market/rent-market";
import { type RentsRow, rentsRows } from "@/lib/market/rents-table";
import { ratesFor } from "@/server/data/exchange-rates";
import { type LiveRentals, liveRentals } from "@/server/data/live-rentals";
import { currentMarket } from "./current-market";

/** The live rentals with the rents that they ask by the month and by the night. `ratesDay` is that of the exchange rates. */
type CurrentRents = {
  live: LiveRentals;
  market: RentMarket;
  nights: Map<number, NightRents>;
  ratesDay: string | null;
};

/** The rents of all areas. Throws when the data service cannot answer. */
export async function currentRents(): Promise<CurrentRents> {
  const live = await liveRentals();
  const { rates, origin } = await ratesFor(live.rentals);
  return {
    live,
    market: currentMarket(live, rates),
    nights: nightRentsByPlace(live.rentals, live.places, rates),
    ratesDay: origin.day,
  };
}

/** The data of /rents. */
export type RentsPage = { rows: RentsRow[]; listings: number; readAt: number };

/** Finds the data of /rents, once for the page and its metadata. Throws when the data service cannot answer. */
export const findRentsPage = cache(async (): Promise<RentsPage> => {
  const { live, market, nights } = await currentRents();
  const rows = rentsRows(live, market, nights);
  return { rows, listings: live.rentals.length, readAt: live.readAt };
});
