import type { Amount } from "./amounts.ts";
import { type List, periodsAt, sumsAt, written } from "./joined-lists.ts";
import { isSign, type MoneyToken } from "./money-tokens.ts";
import { periodAfter, periodOf, type StatedPeriod, type Tokens } from "./stated-periods.ts";

/** Most tokens between the last period and the first sum. */
const TOKENS_TO_FIRST_SUM = 12;
/** Lower numbers leave the millions to a sum after them: `30 / 300 mln`. */
const MILLIONS_UNSAID_BELOW = 1000;

/** The sums after periods, of the same clause or the next line. */
function sumsAfter(all: Tokens, start: number): List<number> | null {
  let lines = 0;
  for (let at = start; at < start + TOKENS_TO_FIRST_SUM; at += 1) {
    const token = all.tokens[at];
    if (isSign(token, "line")) lines += 1;
    if (token === undefined || isSign(token, "stop") || lines > 1 || periodOf(token)) return null;
    const list = sumsAt(all, at);
    if (list) return list;
  }
  return null;
}

/** `1.8 / 11 / 35 mln (daily/weekly/monthly)` */
function periodsAfter(all: Tokens, { items, next }: List<number>): List<StatedPeriod> | null {
  if (items.length < 2 && !/\//.test(written(all, all.tokens[next - 1]))) return null;
  return periodsAt(all, isSign(all.tokens[next], "open", "colon") ? next + 1 : next);
}

function amountToken(amount: Amount): MoneyToken {
  return { type: "amount", amount, start: amount.start, end: amount.end };
}

/** The sum of a token; a bare number is in the millions of the last sum. */
function sumOf(all: Tokens, at: number, last: Amount): Amount[] {
  const token = all.tokens[at];
  if (token?.type === "amount") return [token.amount];
  const value = token ? Number(written(all, token).replace(",", ".")) : 0;
  const areMillions = last.currency === "IDR" && (last.values[0] ?? 0) >= 1e6;
  if (!token || !areMillions || !(value < MILLIONS_UNSAID_BELOW)) return [];
  return [{ ...last, start: token.start, end: token.end, values: [value * 1e6] }];
}

/** Both ends of what was read as a range: `5 mln / 15 mln`. */
function endsOf({ text }: Tokens, amount: Amount): Amount[] {
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
function listsAt(all: Tokens, at: number): { periods: List<StatedPeriod>; sums: List<number> } | null {
  const sums = sumsAt(all, at);
  if (sums) {
    const periods = periodsAfter(all, sums);
    return periods && { periods, sums };
  }
  const periods = periodsAt(all, at);
  const after = periods && sumsAfter(all, periods.next);
  return after && { periods, sums: after };
}

/**
 * The tokens, and the periods of sums that are listed in parallel with them: `daily/weekly/monthly: 1.8 / 11 / 35 mln`.
 * Null: a sum of a list that has not as many sums as periods.
 */
export function withParallelRents(read: Tokens): {
  all: Tokens;
  parallel: ReadonlyMap<number, StatedPeriod | null>;
} {
  const tokens = [...read.tokens];
  const all = { ...read, tokens };
  const parallel = new Map<number, StatedPeriod | null>();
  for (let at = 0; at < tokens.length; at += 1) {
    const lists = listsAt(all, at);
    if (!lists) continue;
    const { periods, sums } = lists;
    const last = tokens[sums.next - 1];
    if (last?.type !== "amount") continue;
    const sum = (item: number) => sumOf(all, item, last.amount);
    const listed = sums.items.flatMap(sum).flatMap((amount) => endsOf(all, amount));
    const isPaired = listed.length === periods.items.length;
    const own = periods.next < sums.next ? periodAfter(all, sums.next - 1) : null;
    if (listed.length < 2 || (own && !(isPaired && own.period === periods.items.at(-1)?.period))) continue;
    const first = sums.items[0] ?? at;
    const added = listed.length - (sums.next - first);
    tokens.splice(first, sums.next - first, ...listed.map(amountToken));
    for (const nth of listed.keys()) {
      const period = isPaired ? periods.items[nth] : undefined;
      const moved = (token: number) => (token > first ? token + added : token);
      parallel.set(first + nth, period ? { ...period, tokens: period.tokens.map(moved) } : null);
    }
    at = Math.max(periods.next + (periods.next > first ? added : 0), first + listed.length) - 1;
  }
  return { all, parallel };
}
