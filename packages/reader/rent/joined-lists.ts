import { isSign } from "../text/tokens.ts";
import { isTerm, type MoneyText, wordsAt } from "./money-tokens.ts";
import { lengthOf, periodOf, type StatedPeriod } from "./stated-periods.ts";
import { numberOf } from "./stay-lengths.ts";

/** Items joined by the same sign or word, and the index of the token after them. */
export type List<I> = { items: I[]; next: number };

const MOST_ITEMS = 6;

/** The sign or word that joins a list before a token, and the index of the next item. */
function joinerAt(money: MoneyText, index: number): { joiner: string; next: number } | null {
  const [before, token] = [money.tokens[index - 1], money.tokens[index]];
  if (!before || !token) return null;
  // `week/month`: the slash belongs to the rate.
  if (wordsAt(money, token).startsWith("/") && periodOf(token)) return { joiner: "/", next: index };
  if (money.text.slice(before.end, token.start).trim() === "-") return { joiner: "-", next: index };
  if (isTerm(token, "joining")) return { joiner: "word", next: index + 1 };
  const isJoiner = isSign(token, "comma", "join") || wordsAt(money, token) === "-";
  return isJoiner ? { joiner: wordsAt(money, token), next: index + 1 } : null;
}

/** The list that begins at a token. `itemAt` gives the index of the token after an item. */
function listAt(money: MoneyText, start: number, itemAt: (index: number) => number | null): List<number> {
  const list: List<number> = { items: [], next: start };
  let first: string | null = null;
  for (let index: number | null = start; index !== null && list.items.length <= MOST_ITEMS; ) {
    const next: number | null = itemAt(index);
    if (next === null) break;
    list.items.push(index);
    list.next = next;
    const joined = joinerAt(money, next);
    first ??= joined?.joiner ?? null;
    index = joined && joined.joiner === first ? joined.next : null;
  }
  return list;
}

/** A list of different periods: `daily/weekly/monthly`, `1 month, 6 months, 1 year`. */
export function periodsAt(money: MoneyText, start: number): List<StatedPeriod> | null {
  const lengthAt = (index: number) =>
    numberOf(money.text, money.tokens[index]) === null
      ? lengthOf(money, null, index)
      : lengthOf(money, index, index + 1);
  const { items, next } = listAt(money, start, (index) => {
    const length = lengthAt(index);
    return length && Math.max(...length.tokens) + 1;
  });
  const lengths = items.flatMap((index) => lengthAt(index) ?? []);
  const names = new Set(lengths.map(({ period, count }) => `${count} ${period}`));
  return lengths.length > 1 && names.size === lengths.length ? { items: lengths, next } : null;
}

/** A list of sums; all but the last may leave out the millions: `1.8 / 11 / 35 mln`. */
export function sumsAt(money: MoneyText, start: number): List<number> | null {
  const list = listAt(money, start, (index) => {
    const token = money.tokens[index];
    return token?.type === "amount" || token?.type === "number" ? index + 1 : null;
  });
  return money.tokens[list.next - 1]?.type === "amount" && list.items.length > 0 ? list : null;
}
