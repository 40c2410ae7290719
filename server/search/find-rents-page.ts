import { cache } from "react";
import { type RentsRow, rentsRows } from "@/lib/market/rents-table";
import { currentRents } from "./current-rents";

/** The data of /rents, read once for the page and its metadata. */
export type RentsPage = { rows: RentsRow[]; listings: number; readAt: number };

/** Finds the rents of all areas. Throws when the data service cannot answer. */
export const findRentsPage = cache(async (): Promise<RentsPage> => {
  const { live, market, nights } = await currentRents();
  const rows = rentsRows(live, market, nights);
  return { rows, listings: live.rentals.length, readAt: live.readAt };
});
