import { BASE_CURRENCY } from "@/lib/money/currency";
import type { MonthlyPrice } from "@/lib/money/monthly-price";
import type { PriceRange } from "./options";

const MILLION = 1_000_000;

/**
 * Whether a listing that passed the price filter, which compares the raw amount (SPEC section 5), costs more
 * than the maximum by the month. Only rupiah can be compared with a maximum in millions of rupiah.
 */
export function exceedsMaximum(monthly: MonthlyPrice | null, maximum: PriceRange | null): boolean {
  if (monthly === null || maximum === null || monthly.currency !== BASE_CURRENCY) return false;
  return monthly.perMonth > maximum * MILLION;
}
