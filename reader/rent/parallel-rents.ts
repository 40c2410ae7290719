import type { Amount } from "./amounts.ts";
import { type List, periodsAt, sumsAt, written } from "./joined-lists.ts";
import { isSign, type MoneyToken } from "./money-tokens.ts";
import { type MoneyText, periodAfter, periodOf, type StatedPeriod } from "./stated-periods.ts";

/** Most tokens between the last period and the first sum. */
const TOKENS_TO_FIRST_SUM = 12;
/** Lower numbers leave the millions to a sum after them: `30 / 300 mln`. */
const MILLIONS_UNSAID_BELOW = 1000;

/** The sums after periods, of the same clause or the next line. */
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

/** `1.8 / 11 / 35 mln (daily/weekly/monthly)` */
function periodsAfter(money: MoneyText, { items, next }: List<number>): List<StatedPeriod> | null {
  if (items.length < 2 && !/\//.test(written(money, money.tokens[next - 1]))) return null;
  return periodsAt(money, isSign(money.tokens[next], "open", "colon") ? next + 1 : next);
}

function amountToken(amount: Amount): MoneyToken {
  return { type: "amount", amount, start: amount.start, end: amount.end };
}

/** The sum of a token; a bare number is in the millions of the last sum. */
function sumOf(money: MoneyText, index: number, last: Amount): Amount[] {
  const token = money.tokens[index];
  if (token?.type === "amount") return [token.amount];
  const value = token ? Number(written(money, token).replace(",", ".")) : 0;
  const areMillions = last.currency === "IDR" && (last.values[0] ?? 0) >= 1e6;
  if (!token || !areMillions || !(value < MILLIONS_UNSAID_BELOW)) return [];
  return [{ ...last, start: token.start, end: token.end, values: [value * 1e6] }];
}

/** Both ends of what was read as a range: `5 mln / 15 mln`. */
function endsOf({ text }: MoneyText, amount: Amount): Amount[] {
  const [lower, upper] = amount.values;
  const slash = text.slice(amount.start, amount.end).indexOf("/");
  if (slash === -1 || lower === undefined || upper === undefined) return [amount];
  const middle = amount.start + slash;
  return [
    { ...amount, end: middle, values: [lower] },
    { ...amount, start: middle + 1, values: [upper] },
  ];
}

/** Periods and sums that are listed one after the other, the periods first or last. */
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
 * The tokens, and the periods of sums that are listed in parallel with them: `daily/weekly/monthly: 1.8 / 11 / 35 mln`.
 * Null: a sum of a list that has not as many sums as periods.
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
    const sum = (item: number) => sumOf(money, item, last.amount);
    const listed = sums.items.flatMap(sum).flatMap((amount) => endsOf(money, amount));
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
