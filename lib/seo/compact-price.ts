import { BASE_CURRENCY } from "@/lib/money/currency";
import { formatAmount } from "@/lib/money/format-price";

const UNITS = [
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
] as const;

/** To the nearest tenth of the unit, or down or up where the figure is a bound. */
export type Rounding = "nearest" | "down" | "up";

const ROUND: Record<Rounding, (value: number) => number> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/** "Rp 8.5M", "Rp 750K"; other currencies, and amounts below a thousand, in full: "$1,200". */
export function compactAmount(
  amount: number,
  currency: string | null,
  rounding: Rounding = "nearest",
): string {
  // The nearest tenth of a thousand below a million is a million, not a thousand thousands.
  const unit = UNITS.find(({ size }) => amount >= size * 0.99995);
  if ((currency ?? BASE_CURRENCY) !== BASE_CURRENCY || unit === undefined)
    return formatAmount(amount, currency);
  // 1.1 million is 10.999999 tenths of a million to a computer.
  const tenths = ROUND[rounding](Number(((amount / unit.size) * 10).toFixed(6)));
  return `Rp ${tenths / 10}${unit.letter}`;
}
