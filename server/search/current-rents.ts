import { type NightRents, nightRentsByPlace } from "@/lib/market/night-rents";
import { type RentsRow, rentsRows } from "@/lib/market/rents-table";
import { derived, snapshot } from "@/server/data/snapshot";
import { currentMarket } from "./current-market";

/** The rents that live rentals ask by the night, by place. */
export const currentNights = derived(
  ({ rentals, places, rates }): Map<number, NightRents> => nightRentsByPlace(rentals, places, rates.rates),
);

const currentRows = derived((current) => rentsRows(current, currentMarket(current), currentNights(current)));

/** The data of /rents. */
export type RentsPage = { rows: RentsRow[]; listings: number; readAt: number };

/** Throws `SnapshotMissing`. */
export function findRentsPage(): RentsPage {
  const current = snapshot();
  return { rows: currentRows(current), listings: current.rentals.length, readAt: current.readAt };
}
