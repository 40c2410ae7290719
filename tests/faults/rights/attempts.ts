import type { RentalRow } from "../../../supabase/demo/row.ts";

import type { Attempt } from "./attempt.ts";
import { deletedRows, otherTables } from "./read-attempts.ts";
import { writesToPlaces, writesToRentals } from "./write-attempts.ts";

/** Every attempt, at a rental that is live and one that was deleted. */
export function attempts(live: RentalRow, deleted: RentalRow): Attempt[] {
  return [...writesToRentals(live, deleted), ...writesToPlaces(), ...otherTables(), ...deletedRows(deleted)];
}
