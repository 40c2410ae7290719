import "server-only";
import type { Rental } from "@/lib/rentals/rental";
import { MAX_DUPLICATE_STEPS, numericId, rentalParam } from "@/lib/rentals/rental-address";
import { oncePerProcess } from "@/server/process/once-per-process";
import { reportOnce } from "@/server/reporting/report-error";
import { cachedRead } from "./cached-read";
import { rowsOf } from "./list-read";
import { parseRentalRow } from "./rental-row";
import { staleIfErrorByKey } from "./stale-if-error";
import { supabaseClient } from "./supabase-client";

/** Holds more listings than the page store holds pages, so that every stored page can be rendered again in an outage. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Projects without the latest migrations lack the column. */
const comparesPhotos = (row: unknown) => typeof row === "object" && row !== null && "shared_photos" in row;

async function readRental(condition: string): Promise<Rental | null> {
  const read = supabaseClient("rental").from("rentals").select("*").or(condition).eq("is_deleted", false);
  // `rowsOf` throws for a body without a list, which would turn a known listing into a 404.
  const [row] = rowsOf<unknown[]>("a rental", await read);
  if (row === undefined) return null;
  if (!comparesPhotos(row)) {
    reportOnce(
      "The data service compares no photos: apply supabase/migrations, then npm run collect",
      new Error("rentals has no column shared_photos"),
    );
  }
  return parseRentalRow(row);
}

async function readBySlugOrId(param: string): Promise<Rental | null> {
  // Quoted, because the embedded data service reads a bare `true` as a boolean.
  const rental = await readRental(`slug.eq."${param}"`);
  const id = numericId(param);
  return rental ?? (id === null ? null : readRental(`id.eq.${id}`));
}

const bySlugOrId = oncePerProcess("rental by slug or id", () =>
  staleIfErrorByKey(readBySlugOrId, {
    hasContent: (rental) => rental !== null,
    maxBytes: MAX_BYTES,
  }),
);

/** The rental with this slug, else the one with this id, else null. */
export async function rentalBySlugOrId(param: string): Promise<Rental | null> {
  "use cache";
  return cachedRead(bySlugOrId(param));
}

/** Follows `duplicate_of_id`. Returns the rental itself if the chain is circular, too long or ends at a deleted rental. */
export async function originalRental(
  rental: Rental,
  readById: (id: number) => Promise<Rental | null>,
): Promise<Rental> {
  const seen = new Set([rental.id]);
  let current = rental;
  while (current.duplicate_of_id !== null) {
    if (seen.size > MAX_DUPLICATE_STEPS || seen.has(current.duplicate_of_id)) return rental;
    const next = await readById(current.duplicate_of_id);
    if (next === null) return rental;
    seen.add(next.id);
    current = next;
  }
  return current;
}

/** Ignores a rental whose slug happens to be these digits. */
async function rentalById(id: number): Promise<Rental | null> {
  const rental = await rentalBySlugOrId(String(id));
  return rental?.id === id ? rental : null;
}

/**
 * The rental that a route parameter names by slug or id, or its original. Null for unknown and deleted rentals; throws when
 * the data service cannot answer.
 */
export async function findRental(rawParam: string): Promise<Rental | null> {
  const param = rentalParam(rawParam);
  const rental = param === null ? null : await rentalBySlugOrId(param);
  return rental === null ? null : originalRental(rental, rentalById);
}

/** Pages redirect from any other parameter. */
export function isCanonicalParam({ id, slug }: Rental, rawParam: string): boolean {
  return rentalParam(rawParam) === (slug ?? String(id));
}
