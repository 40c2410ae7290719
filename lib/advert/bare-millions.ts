import type { Amount } from "./amounts";
import { isSign, isTerm, type MoneyToken } from "./money-tokens";
import { periodOfBare, type Tokens } from "./stated-periods";

/** What a rent in millions of rupiahs is between, by the period. */
const MILLIONS = { month: { least: 1, most: 300 }, year: { least: 10, most: 3000 } };

/** How far before a bare number the sum is that names the millions. */
const SUM_BEFORE = 8;
/** How far before it a word for the rent is. */
const PRICE_BEFORE = 2;

/** Whether a sum of rupiahs in the same sentence names the millions: `12 jt per month or 95 per year`. */
function followsSum(tokens: readonly MoneyToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - SUM_BEFORE), at);
  const sentence = before.slice(before.findLastIndex((token) => isSign(token, "line", "stop")) + 1);
  return sentence.some((token) => token.type === "amount" && token.amount.currency === "IDR");
}

/** `9 pm` is an hour of the day. */
function isHour({ text, tokens }: Tokens, value: number, next: number): boolean {
  const rate = tokens[next];
  return value < 13 && rate !== undefined && /^p\.?m$/.test(text.slice(rate.start, rate.end));
}

/** A number without a word for its millions; a whole one that follows no sum and no word for the rent may count anything. */
function bareMillions(all: Tokens, at: number): MoneyToken | null {
  const token = all.tokens[at];
  if (token?.type !== "number") return null;
  const { start, end } = token;
  const written = all.text.slice(start, end);
  const value = Number(written.replace(",", "."));
  const bare = periodOfBare(all, at);
  if (bare === null || (bare.period !== "month" && bare.period !== "year")) return null;
  const { least, most } = MILLIONS[bare.period];
  if (!(value >= least && value <= most) || isHour(all, value, at + 1)) return null;
  const isCalled = all.tokens
    .slice(Math.max(0, at - PRICE_BEFORE), at)
    .some((other) => isTerm(other, "price"));
  const isDecimal = bare.period === "month" && /[.,]/.test(written);
  if (!followsSum(all.tokens, at) && !(bare.isTied && (isCalled || isDecimal))) return null;
  const values = [Math.round(value * 1e6)];
  const amount: Amount = { start, end, values, currency: "IDR", sign: "named", doubt: null };
  return { type: "amount", amount, start, end };
}

/** The tokens with the numbers as sums that say no millions: `hrg 1,7/bln`, `14 mill monthly / 140 yearly`. */
export function withBareMillions(read: Tokens): Tokens {
  const tokens = [...read.tokens];
  const all = { ...read, tokens };
  for (const at of tokens.keys()) {
    const amount = bareMillions(all, at);
    if (amount) tokens[at] = amount;
  }
  return all;
}
