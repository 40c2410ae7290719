import type { Rental } from "./rental";

/** Duplicates of duplicates happen; longer chains are an error in the data. */
const MAX_STEPS = 5;

/**
 * The rental that a duplicate stands for, along the chain of `duplicate_of_id`. A rental that is no duplicate
 * is its own original, and so is one whose chain leads in a circle, too far or to a rental that is gone.
 */
export async function originalRental(
  rental: Rental,
  readById: (id: number) => Promise<Rental | null>,
): Promise<Rental> {
  const seen = new Set([rental.id]);
  let current = rental;
  while (current.duplicate_of_id !== null) {
    if (seen.size > MAX_STEPS || seen.has(current.duplicate_of_id)) return rental;
    const next = await readById(current.duplicate_of_id);
    if (next === null) return rental;
    seen.add(next.id);
    current = next;
  }
  return current;
}
