import { isSign, isTerm, type MoneyToken } from "./money-tokens.ts";
import { lengthOf, numberAt, periodOf, type StatedPeriod, type Tokens } from "./stated-periods.ts";

/** Items that are joined alike, and the first token after them. */
export type List<I> = { items: I[]; next: number };

/** No list is longer. */
const LONGEST = 6;

export const written = ({ text }: Tokens, token: MoneyToken | undefined) =>
  token ? text.slice(token.start, token.end) : "";

/** What joins the tokens before and at a place, and where the next item of a list begins; null: nothing does. */
function joinerAt(all: Tokens, at: number): { joiner: string; next: number } | null {
  const [before, token] = [all.tokens[at - 1], all.tokens[at]];
  if (!before || !token) return null;
  // `week/month`: the slash is a part of the rate.
  if (written(all, token).startsWith("/") && periodOf(token)) return { joiner: "/", next: at };
  if (all.text.slice(before.end, token.start).trim() === "-") return { joiner: "-", next: at };
  if (isTerm(token, "joining")) return { joiner: "word", next: at + 1 };
  const isJoiner = isSign(token, "comma", "join") || written(all, token) === "-";
  return isJoiner ? { joiner: written(all, token), next: at + 1 } : null;
}

/** The list that begins at a token. `itemAt` gives the token after an item. */
function listAt(all: Tokens, start: number, itemAt: (at: number) => number | null): List<number> {
  const list: List<number> = { items: [], next: start };
  let first: string | null = null;
  for (let at: number | null = start; at !== null && list.items.length <= LONGEST; ) {
    const next: number | null = itemAt(at);
    if (next === null) break;
    list.items.push(at);
    list.next = next;
    const joined = joinerAt(all, next);
    first ??= joined?.joiner ?? null;
    at = joined && joined.joiner === first ? joined.next : null;
  }
  return list;
}

/** Periods that differ: `daily/weekly/monthly`, `1 month, 6 months, 1 year`. */
export function periodsAt(all: Tokens, start: number): List<StatedPeriod> | null {
  const lengthAt = (at: number) =>
    numberAt(all, at) === null ? lengthOf(all, null, at) : lengthOf(all, at, at + 1);
  const { items, next } = listAt(all, start, (at) => {
    const length = lengthAt(at);
    return length && Math.max(...length.tokens) + 1;
  });
  const lengths = items.flatMap((at) => lengthAt(at) ?? []);
  const names = new Set(lengths.map(({ period, count }) => `${count} ${period}`));
  return lengths.length > 1 && names.size === lengths.length ? { items: lengths, next } : null;
}

/** Sums, and numbers that leave the millions to the last of them. */
export function sumsAt(all: Tokens, start: number): List<number> | null {
  const list = listAt(all, start, (at) => {
    const token = all.tokens[at];
    return token?.type === "amount" || token?.type === "number" ? at + 1 : null;
  });
  return all.tokens[list.next - 1]?.type === "amount" && list.items.length > 0 ? list : null;
}
