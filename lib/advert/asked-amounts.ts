import { type AmountRole, roleOf } from "./amount-role";
import type { Amount } from "./amounts";
import { withBareMillions } from "./bare-millions";
import { isSign, isTerm, moneyTokens } from "./money-tokens";
import { withParallelRents } from "./parallel-rents";
import { inRupiahs } from "./rent";
import { restOfContract } from "./rest-of-contract";
import { isLabelOfNext, periodAfter, periodBefore, type StatedPeriod, type Tokens } from "./stated-periods";

/** A sum with what the text says beside it. */
export type AskedAmount = { amount: Amount; at: number; role: AmountRole; stated: StatedPeriod | null };

/** How far the end of a list of sums is looked for. */
const LIST = 40;

/** Whether the last sum of the line is followed by its period, so that the periods before it follow sums as well. */
function endsWithPeriod(all: Tokens, sum: number): boolean {
  const rest = all.tokens.slice(sum, sum + LIST);
  const end = rest.findIndex((token) => isSign(token, "line", "stop"));
  const last = rest
    .slice(0, end === -1 ? rest.length : end)
    .findLastIndex((token) => token.type === "amount");
  return periodAfter(all, sum + last) !== null;
}

/** The period that the text states beside a sum. In `monthly 15jt weekly 4jt` it is the one before, by the end of the list. */
function statedPeriod(all: Tokens, at: number, taken: Set<number>): StatedPeriod | null {
  const after = periodAfter(all, at);
  const label = periodBefore(all, at);
  const before = label?.tokens.some((token) => taken.has(token)) ? null : label;
  const isBefore =
    before !== null && (after === null || (isLabelOfNext(all, after) && !endsWithPeriod(all, at)));
  const stated = isBefore ? before : after;
  for (const token of stated?.tokens ?? []) taken.add(token);
  if (before && before.period === stated?.period) for (const token of before.tokens) taken.add(token);
  return stated;
}

const UNPAIRED = "not as many sums as periods";

/** No advert names more sums; what is read beside each other is then read in constant time. */
const MOST_SUMS = 80;

const sumOf = ({ values }: Amount) => values[0] ?? 0;

/** Whether the first of two sums is no longer asked: `40 → 33 jt`, `from 40 mln to 33 mln`. */
function isReplaced({ text, tokens }: Tokens, first: AskedAmount, next: AskedAmount): boolean {
  const between = tokens.slice(Math.max(first.at, ...(first.stated?.tokens ?? [])) + 1, next.at);
  const isChange = between.some(
    (token) => isTerm(token, "replacing", "cap") || "→➡>".includes(text.charAt(token.start)),
  );
  return (
    isChange &&
    sumOf(first.amount) > sumOf(next.amount) &&
    between.every(
      (token) =>
        isTerm(token, "replacing", "cap", "price", "aside", "month", "monthly") ||
        isSign(token, "colon", "comma"),
    )
  );
}

/** Whether a sum says the one before it again, in another currency or in words: `IDR 600k (around USD 47)`. */
function isRepetition({ text, tokens }: Tokens, first: AskedAmount, next: AskedAmount): boolean {
  const between = tokens.slice(first.at + 1, next.at);
  return (
    (first.amount.currency !== next.amount.currency ||
      !/\d/.test(text.slice(next.amount.start, next.amount.end))) &&
    between.some((token) => isSign(token, "open")) &&
    between.every((token) => isSign(token, "open") || isTerm(token, "aside"))
  );
}

/** One sum in two currencies differs no more, by rough rates. */
const CLOSEST = 0.7;

const mayBeRent = ({ role }: AskedAmount) => role === "price" || role === "unsaid";

/** Whether a sum says the one before it in another currency, with the period of both: `IDR 25 mln / $1550 per month`. */
function isSameSum({ tokens }: Tokens, first: AskedAmount, next: AskedAmount): boolean {
  const between = tokens.slice(first.at + 1, next.at);
  const [lower, upper] = [first, next]
    .map(({ amount }) => inRupiahs({ amount: sumOf(amount), currency: amount.currency }))
    .sort((a, b) => a - b);
  return (
    first.amount.currency !== next.amount.currency &&
    first.stated === null &&
    next.stated !== null &&
    [first, next].every(mayBeRent) &&
    lower !== undefined &&
    upper !== undefined &&
    lower > upper * CLOSEST &&
    between.length > 0 &&
    between.every((token) => isTerm(token, "joining", "aside") || isSign(token, "join", "colon"))
  );
}

/** Whether a sum is for the same as the one before it: `scooter 70k/day or 1.2jt/month`. */
function isForTheSame({ tokens }: Tokens, first: AskedAmount, next: AskedAmount): boolean {
  const between = tokens.slice(first.at + 1, next.at);
  return (
    between.some((token) => isTerm(token, "joining") || isSign(token, "join")) &&
    between.every((token, at) =>
      token.type === "sign"
        ? !isSign(token, "line", "stop")
        : isTerm(token, "joining", "per") || first.stated?.tokens.includes(first.at + 1 + at),
    )
  );
}

/** Where a contract is handed over, a sum without a period is for what is left of it. */
function withRest(all: Tokens, asked: readonly AskedAmount[]): AskedAmount[] {
  const rest = asked.some(({ stated }) => stated === null) ? restOfContract(all) : null;
  return asked.map((sum) => {
    if (rest === null || sum.stated !== null || !mayBeRent(sum)) return sum;
    if (rest !== "unreadable") return { ...sum, stated: rest };
    return { ...sum, amount: { ...sum.amount, doubt: "asked for the rest of a contract" } };
  });
}

/** The sums of a text with their periods and roles; `taken`: the tokens that name these periods. */
export function askedAmounts(text: string): {
  all: Tokens;
  asked: AskedAmount[];
  taken: ReadonlySet<number>;
} {
  const { all, parallel } = withParallelRents(withBareMillions(moneyTokens(text)));
  const taken = new Set<number>();
  const asked: AskedAmount[] = [];
  for (const [at, token] of all.tokens.entries()) {
    if (token.type !== "amount") continue;
    const listed = parallel.get(at);
    const stated = listed === undefined ? statedPeriod(all, at, taken) : listed;
    for (const period of listed?.tokens ?? []) taken.add(period);
    const amount = listed === null ? { ...token.amount, doubt: UNPAIRED } : token.amount;
    const sum: AskedAmount = { amount, at, stated, role: roleOf(all, at, stated) };
    const last = asked.at(-1);
    if (last && isReplaced(all, last, sum)) {
      last.role = "charge";
      sum.role = "price";
    } else if (last && isRepetition(all, last, sum)) sum.role = "charge";
    else if (last && isSameSum(all, last, sum)) {
      const other = sum.amount.currency === "IDR" ? last : sum;
      other.role = "charge";
      last.stated = sum.stated;
    } else if (last && sum.role === "unsaid" && isForTheSame(all, last, sum)) sum.role = last.role;
    asked.push(sum);
    if (asked.length === MOST_SUMS) break;
  }
  return { all, asked: withRest(all, asked), taken };
}
