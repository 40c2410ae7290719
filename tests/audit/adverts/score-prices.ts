import { type Count, countValues, NONE } from "./count.ts";
import type { Label, Price, Total } from "./labelled-advert.ts";

/** A night costs what a day does. */
const keyOf = ({ amount, currency, period }: Price): string =>
  `${amount} ${currency} ${period === "night" ? "day" : period}`;

const keys = (prices: readonly Price[]) => new Set(prices.map(keyOf));

/** Every list of prices that is right; the label's own comes first. */
const accepted = ({ prices = [], prices_accept }: Label): Price[][] => [prices, ...prices_accept];

function optionalKeys(label: Label): Set<string> {
  const { prices = [], prices_optional, price_optional } = label;
  if (price_optional) return keys(accepted(label).flat());
  return keys(
    prices_optional.flatMap((price) => (typeof price === "number" ? (prices[price] ?? []) : price)),
  );
}

/** How the prices that were read agree with the label; of several lists that are right, with the nearest. */
export function scorePrices(label: Label, read: readonly Price[]): Count {
  const optional = optionalKeys(label);
  const found = keys(read);
  const [nearest = NONE] = accepted(label)
    .map((prices) => countValues(keys(prices), found, optional))
    .sort((a, b) => a.wrong + a.missed - b.wrong - b.missed || b.right - a.right);
  return nearest;
}

const stayKeys = (prices: readonly Price[]) =>
  new Set(prices.map((price) => `${keyOf(price)} from ${price.from_months ?? 0}`));

/** How the stays that rents are asked for agree with the label; null where it names none. */
export function scoreStays({ prices = [] }: Label, read: readonly Price[]): Count | null {
  if (prices.every(({ from_months }) => from_months === undefined)) return null;
  return countValues(stayKeys(prices), stayKeys(read));
}

const totalKeys = (totals: readonly Total[]) =>
  new Set(totals.map(({ amount, currency, months }) => `${amount} ${currency} for ${months}`));

/** How the sums for stays of several months agree with the label; null where they were not looked for. */
export function scoreTotals({ totals }: Label, read: readonly Total[]): Count | null {
  if (totals === undefined) return null;
  return countValues(totalKeys(totals), totalKeys(read));
}

export const isUnstated = (label: Label): boolean => accepted(label).every((prices) => prices.length === 0);

/** The silence on prices as a value: right when none was read. */
export const countSilence = (read: readonly Price[]): Count =>
  read.length === 0 ? { right: 1, wrong: 0, missed: 0 } : { right: 0, wrong: 1, missed: 1 };

/** Whether the price that is published first is one that may be. */
export function scoreFirstPrice(label: Label, read: readonly Price[]): Count {
  const { prices = [], first_accept, price_optional } = label;
  const first = first_accept.length > 0 ? first_accept : [0];
  const right = keys([
    ...first.flatMap((at) => prices[at] ?? []),
    ...label.prices_accept.flatMap(([price]) => price ?? []),
  ]);
  const mayBeUnstated = price_optional || accepted(label).some((all) => all.length === 0);
  const [lead] = read;
  if (lead === undefined) return { right: 0, wrong: 0, missed: mayBeUnstated ? 0 : 1 };
  if (right.has(keyOf(lead))) return { right: 1, wrong: 0, missed: 0 };
  return { right: 0, wrong: 1, missed: mayBeUnstated ? 0 : 1 };
}
