import type { Region } from "../region.ts";
import { type Token, tokensOf, tokenText } from "../text/tokens.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { PERIODS } from "../vocabulary/periods.ts";
import { termFinder } from "../vocabulary/term-finder.ts";
import { type Amount, amountsIn } from "./amounts.ts";

export type MoneyTerm = Key<"amount" | "count" | "unit" | "rate">;
type AmountToken = { type: "amount"; amount: Amount; start: number; end: number };
export type MoneyToken = Token<MoneyTerm> | AmountToken;

/** A normalised text in tokens, in which each sum of money is one token. */
export type MoneyText = { text: string; tokens: readonly MoneyToken[]; region: Region };

const moneyTerms = termFinder<MoneyTerm>({ ...PERIODS, ...vocabulary("count"), ...vocabulary("amount") });

/** Whether a full stop is part of a row of dots: `deluxe room ...... 6.900.000`. */
const isDotLeader = (text: string, { start }: { start: number }) => text.charAt(start - 1) === ".";

export function amountToken(amount: Amount): AmountToken {
  const { start, end } = amount;
  return { type: "amount", amount, start, end };
}

/** A bare number as a sum, whose currency or scale other words of the text name. */
export const sumAt = ({ start, end }: MoneyToken, value: number, currency: string, doubt: string | null) =>
  amountToken({ start, end, values: [value], currency, evidence: "named", doubt });

export function moneyTextOf(text: string, region: Region): MoneyText {
  const amounts = amountsIn(text, region).map(amountToken);
  const tokens: MoneyToken[] = [];
  let next = 0;
  for (const token of tokensOf(text, moneyTerms)) {
    for (let amount = amounts[next]; amount && amount.start <= token.start; amount = amounts[next]) {
      tokens.push(amount);
      next += 1;
    }
    const last = tokens.at(-1);
    const isInAmount = last?.type === "amount" && token.start < last.end;
    const isShare = token.type === "number" && /^ ?%/.test(text.slice(token.end, token.end + 2));
    if (!isInAmount && !isShare && !isDotLeader(text, token)) tokens.push(token);
  }
  return { text, tokens: [...tokens, ...amounts.slice(next)], region };
}

export const isTerm = (token: MoneyToken | undefined, ...keys: readonly MoneyTerm[]): boolean =>
  token?.type === "term" && keys.includes(token.key);

export const wordsAt = ({ text }: MoneyText, token: MoneyToken | undefined): string => tokenText(text, token);

/** The value of a number: `3,8` and `3.8` alike. */
export const numberOf = (money: MoneyText, token: MoneyToken): number =>
  Number(wordsAt(money, token).replace(",", "."));
