import type { GeoLocationRow, Listings, RentalRow } from "./row-schema.ts";

export interface Problem {
  table: "rentals" | "geo_location";
  /** Row number in the file, from 1. */
  row: number;
  /** The row's primary key, or "no id". */
  id: string;
  /** Empty if the whole row is wrong. */
  field: string;
  message: string;
}

export interface SortedRentals {
  ordered: RentalRow[];
  /** Rentals whose original is missing, or that form a cycle of duplicates. */
  unresolved: RentalRow[];
}

/** Moves duplicates after their originals, so that rows can be written in batches. Otherwise keeps the order. */
export function originalsFirst(rentals: readonly RentalRow[]): SortedRentals {
  const ordered: RentalRow[] = [];
  const written = new Set<number>();
  let unresolved = [...rentals];
  for (;;) {
    const ready = unresolved.filter(
      (row) => row.duplicate_of_id === null || written.has(row.duplicate_of_id),
    );
    if (ready.length === 0) return { ordered, unresolved };
    ordered.push(...ready);
    for (const row of ready) written.add(row.id);
    unresolved = unresolved.filter((row) => !written.has(row.id));
  }
}

type Report = (row: number, field: string, message: string) => void;

function reportRepeats(values: readonly (string | number | null)[], field: string, report: Report): void {
  const firstRow = new Map<string | number, number>();
  values.forEach((value, index) => {
    if (value === null) return;
    const first = firstRow.get(value);
    if (first === undefined) firstRow.set(value, index + 1);
    else report(index + 1, field, `repeats "${value}" of row ${first}`);
  });
}

function reportMissingOriginals(rentals: readonly RentalRow[], report: Report): void {
  const ids = new Set(rentals.map((rental) => rental.id));
  const unresolved = new Set(originalsFirst(rentals).unresolved);
  rentals.forEach((rental, index) => {
    const original = rental.duplicate_of_id;
    if (original === null) return;
    if (!ids.has(original))
      report(index + 1, "duplicate_of_id", `names rental ${original}, which is not in the file`);
    else if (unresolved.has(rental)) report(index + 1, "duplicate_of_id", `${original} leads to no original`);
  });
}

function checkRentals(rentals: readonly RentalRow[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (row, field, message) =>
    problems.push({ table: "rentals", row, id: String(rentals[row - 1]?.id), field, message });
  for (const field of ["id", "slug"] as const) {
    const values = rentals.map((rental) => rental[field]);
    reportRepeats(values, field, report);
  }
  reportMissingOriginals(rentals, report);
  return problems;
}

function checkPlaces(places: readonly GeoLocationRow[]): Problem[] {
  const problems: Problem[] = [];
  const names = places.map((place) => place.location_name);
  reportRepeats(names, "location_name", (row, field, message) =>
    problems.push({ table: "geo_location", row, id: names[row - 1] ?? "", field, message }),
  );
  return problems;
}

/** Problems between valid rows: repeated ids, slugs and names, and duplicates without an original. */
export function checkReferences(listings: Listings): Problem[] {
  return [...checkRentals(listings.rentals), ...checkPlaces(listings.geo_location)];
}
