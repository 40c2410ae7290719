import { z } from "zod";
import type { Rental } from "@/lib/rental/rental";
import { rentalRow } from "@/lib/rental/rental-row";
import { reportOnce } from "@/server/reporting/report-error";

const identified = z.object({ id: z.unknown() }).catch({ id: undefined });

function reportUnusableRow(row: unknown, error: Error): void {
  const id = JSON.stringify(identified.parse(row).id ?? null);
  reportOnce(`The rental with the id ${id} is left out: its row is not usable`, error);
}

/** Parses a row. An invalid field becomes null or empty; a row without a usable id gives null and is passed to `onUnusable`. */
export function parseRentalRow(row: unknown, onUnusable = reportUnusableRow): Rental | null {
  const { data, error } = rentalRow.safeParse(row);
  if (error) onUnusable(row, error);
  return data ?? null;
}

export function usableRentals(rows: readonly unknown[], onUnusable = reportUnusableRow): Rental[] {
  return rows.flatMap((row) => parseRentalRow(row, onUnusable) ?? []);
}
