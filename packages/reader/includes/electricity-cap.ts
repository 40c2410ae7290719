import { type Fact, factAt } from "../fact.ts";
import { isTerm, moneyTextOf } from "../rent/money-tokens.ts";
import type { Deposit } from "../rent/prices.ts";
import { afterLast, tokensBefore } from "../text/beside.ts";
import type { Normalised } from "../text/normalise.ts";
import { isSign } from "../text/tokens.ts";
import { TOPICS } from "../vocabulary/includes.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

const electricityTerms = termFinder({ electricity: TOPICS.electricity });

const TOKENS_TO_CAP = 6;

/** The monthly limit of included electricity: `electricity up to 700k included`. */
export function readElectricityCap(advert: Normalised): Fact<Deposit> | null {
  const { text, tokens } = moneyTextOf(advert.text);
  for (const [index, token] of tokens.entries()) {
    const cap = tokensBefore(tokens, index, 2).find((before) => isTerm(before, "cap"));
    const [amount] = token.type === "amount" ? token.amount.values : [];
    if (token.type !== "amount" || amount === undefined || !cap) continue;
    const before = tokensBefore(tokens, index, TOKENS_TO_CAP);
    const item = afterLast(before, (other) => isSign(other, "line", "stop", "comma"));
    const namesElectricity = item.some(({ start }) => electricityTerms.findAt(text, start) !== null);
    if (namesElectricity)
      return factAt(advert, { amount, currency: token.amount.currency }, [
        { start: cap.start, end: token.end },
      ]);
  }
  return null;
}
