import { BASE_CURRENCY, type ExchangeRates } from "./currency";

/**
 * An amount in another currency: rate[target] / rate[source], not rounded (SPEC section 9). A source that is
 * absent is the base currency. Null when either rate is unknown.
 */
export function convert(
  amount: number,
  source: string | null,
  target: string,
  rates: ExchangeRates,
): number | null {
  const from = source ?? BASE_CURRENCY;
  if (from === target) return amount;
  const sourceRate = rates[from];
  const targetRate = rates[target];
  if (sourceRate === undefined || targetRate === undefined || sourceRate <= 0) return null;
  const converted = (amount * targetRate) / sourceRate;
  return Number.isFinite(converted) ? converted : null;
}
