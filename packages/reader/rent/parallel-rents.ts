import { isSign } from "../text/tokens.ts";
import type { Amount } from "./amounts.ts";
import { type List, periodsAt, sumsAt } from "./joined-lists.ts";
import { amountToken, type MoneyText, numberOf, wordsAt } from "./money-tokens.ts";
import { periodAfter, periodOf, type StatedPeriod } from "./stated-periods.ts";

const TOKENS_TO_FIRST_SUM = 12;
/** Numbers below this take the unit of a later sum: `30 / 300 mln`. */
const UNITS_BELOW = 1000;

function sumsAfter(money: MoneyText, start: number): List<number> | null {
  let lines = 0;
  for (let index = start; index < start + TOKENS_TO_FIRST_SUM; index += 1) {
    const token = money.tokens[index];
    if (isSign(token, "line")) lines += 1;
    if (token === undefined || isSign(token, "stop") || lines > 1 || periodOf(token)) return null;
    const list = sumsAt(money, index);
    if (list) return list;
  }
  return null;
}

/** The list of periods after a list of sums: `1.8 / 11 / 35 mln (daily/weekly/monthly)`. */
function periodsAfter(money: MoneyText, { items, next }: List<number>): List<StatedPeriod> | null {
  if (items.length < 2 && !/\//.test(wordsAt(money, money.tokens[next - 1]))) return null;
  return periodsAt(money, isSign(money.tokens[next], "open", "colon") ? next + 1 : next);
}

/** The sum at a token. A bare number takes the unit of the last sum. */
function amountAt(money: MoneyText, index: number, last: Amount): Amount[] {
  const token = money.tokens[index];
  if (token?.type === "amount") return [token.amount];
  const value = token ? numberOf(money, token) : 0;
  const { code, unit } = money.region.currency;
  const areUnits = last.currency === code && (last.values[0] ?? 0) >= unit;
  if (!token || !areUnits || !(value < UNITS_BELOW)) return [];
  return [{ ...last, start: token.start, end: token.end, values: [value * unit] }];
}

/** The two sums of `5 mln / 15 mln`, which was read as a range. */
function bothEnds({ text }: MoneyText, amount: Amount): Amount[] {
  const [lower, upper] = amount.values;
  const slash = text.slice(amount.start, amount.end).indexOf("/");
  if (slash === -1 || lower === undefined || upper === undefined) return [amount];
  const middle = amount.start + slash;
  return [
    { ...amount, end: middle, values: [lower] },
    { ...amount, start: middle + 1, values: [upper] },
  ];
}

function listsAt(
  money: MoneyText,
  index: number,
): { periods: List<StatedPeriod>; sums: List<number> } | null {
  const sums = sumsAt(money, index);
  if (sums) {
    const periods = periodsAfter(money, sums);
    return periods && { periods, sums };
  }
  const periods = periodsAt(money, index);
  const after = periods && sumsAfter(money, periods.next);
  return after && { periods, sums: after };
}

/**
 * The periods of sums that are listed in parallel with them: `daily/weekly/monthly: 1.8 / 11 / 35 mln`. A sum has no period
 * (null) if the lists differ in length.
 */
export function withParallelRents(read: MoneyText): {
  money: MoneyText;
  parallel: ReadonlyMap<number, StatedPeriod | null>;
} {
  const tokens = [...read.tokens];
  const money = { ...read, tokens };
  const parallel = new Map<number, StatedPeriod | null>();
  for (let index = 0; index < tokens.length; index += 1) {
    const lists = listsAt(money, index);
    if (!lists) continue;
    const { periods, sums } = lists;
    const last = tokens[sums.next - 1];
    if (last?.type !== "amount") continue;
    const amountOf = (item: number) => amountAt(money, item, last.amount);
    const listed = sums.items.flatMap(amountOf).flatMap((amount) => bothEnds(money, amount));
    const isPaired = listed.length === periods.items.length;
    const own = periods.next < sums.next ? periodAfter(money, sums.next - 1) : null;
    if (listed.length < 2 || (own && !(isPaired && own.period === periods.items.at(-1)?.period))) continue;
    const first = sums.items[0] ?? index;
    const added = listed.length - (sums.next - first);
    tokens.splice(first, sums.next - first, ...listed.map(amountToken));
    for (const nth of listed.keys()) {
      const period = isPaired ? periods.items[nth] : undefined;
      const moved = (token: number) => (token > first ? token + added : token);
      parallel.set(first + nth, period ? { ...period, tokens: period.tokens.map(moved) } : null);
    }
    index = Math.max(periods.next + (periods.next > first ? added : 0), first + listed.length) - 1;
  }
  return { money, parallel };
}
