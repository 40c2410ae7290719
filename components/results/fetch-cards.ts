import type { Card } from "@/lib/rentals/card";

/** The cards of these ids, in their order; those no longer listed are left out. Throws when the call fails. */
export async function fetchCards(ids: readonly number[]): Promise<Card[]> {
  const response = await fetch(`/api/rentals?ids=${ids.join(",")}`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const body: { rentals: Card[] } = await response.json();
  return body.rentals;
}
