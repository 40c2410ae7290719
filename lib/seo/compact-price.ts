import { BASE_CURRENCY } from "@/lib/money/currency";
import { formatAmount } from "@/lib/money/format-price";

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** Rounding to one decimal: to the nearest, or down or up where the figure is a bound. */
export type Rounding = "nearest" | "down" | "up";

const ROUND: Record<Rounding, (value: number) => number> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/** "Rp 8.5M", "Rp 750K"; other currencies, and smaller amounts, in full: "$1,200". */
export function compactAmount(amount: number, currency: string | null, rounding: Rounding = "nearest"): string {
  if ((currency ?? BASE_CURRENCY) !== BASE_CURRENCY || amount < THOUSAND) return formatAmount(amount, currency);
  const [unit, letter] = amount < MILLION ? [THOUSAND, "K"] : [MILLION, "M"];
  // A price such as 1.1 million must not become 1.0 for being 10.999999 tenths.
  const tenths = ROUND[rounding](Number((amount / (unit / 10)).toFixed(6)));
  return `Rp ${tenths / 10}${letter}`;
}
