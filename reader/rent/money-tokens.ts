import { termFinder } from "../term-finder.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { AMOUNT_ROLES } from "../vocabulary/amount-roles.ts";
import { NUMBERS } from "../vocabulary/dates.ts";
import { PERIODS } from "../vocabulary/periods.ts";
import { type Amount, amountsIn } from "./amounts.ts";

export type MoneyTerm = keyof typeof AMOUNT_ROLES | keyof typeof PERIODS | keyof typeof NUMBERS;
type AmountToken = { type: "amount"; amount: Amount; start: number; end: number };
export type MoneyToken = Token<MoneyTerm> | AmountToken;

const terms = termFinder({ ...PERIODS, ...NUMBERS, ...AMOUNT_ROLES });

/** Whether a full stop is one of several: `deluxe room ...... 6.900.000`. */
const isLeader = (text: string, { start }: { start: number }) => text.charAt(start - 1) === ".";

/** What is struck through in Markdown no longer holds. */
const STRUCK = /~~[^~\n]{1,80}~~/g;

/** A normalised text in pieces, in which each sum of money is one. */
export function moneyTokens(written: string): { text: string; tokens: readonly MoneyToken[] } {
  const text = written.replace(STRUCK, (struck) => " ".repeat(struck.length));
  const amounts = amountsIn(text).map(
    (amount): AmountToken => ({ type: "amount", amount, start: amount.start, end: amount.end }),
  );
  const tokens: MoneyToken[] = [];
  let next = 0;
  for (const token of tokensOf(text, terms)) {
    for (let amount = amounts[next]; amount && amount.start <= token.start; amount = amounts[next]) {
      tokens.push(amount);
      next += 1;
    }
    const last = tokens.at(-1);
    const isInAmount = last?.type === "amount" && token.start < last.end;
    const isShare = token.type === "number" && /^ ?%/.test(text.slice(token.end, token.end + 2));
    if (!isInAmount && !isShare && !isLeader(text, token)) tokens.push(token);
  }
  return { text, tokens: [...tokens, ...amounts.slice(next)] };
}

export const isTerm = (token: MoneyToken | undefined, ...keys: readonly MoneyTerm[]): boolean =>
  token?.type === "term" && keys.includes(token.key);

export const isSign = (
  token: MoneyToken | undefined,
  ...signs: readonly Extract<MoneyToken, { type: "sign" }>["sign"][]
): boolean => token?.type === "sign" && signs.includes(token.sign);
