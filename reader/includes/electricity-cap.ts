import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import { isSign, isTerm, moneyTextOf } from "../rent/money-tokens.ts";
import type { Deposit } from "../rent/prices.ts";
import { termFinder } from "../term-finder.ts";
import { TOPICS } from "../vocabulary/includes.ts";

const electricity = termFinder({ electricity: TOPICS.electricity });

/** Most tokens of one item of a list between "electricity" and its cap. */
const TOKENS_TO_CAP = 6;

/** Up to which sum a month electricity is included: `electricity up to 700k included`. Null where no cap is named. */
export function readElectricityCap(advert: Normalised): Fact<Deposit> | null {
  const { text, tokens } = moneyTextOf(advert.text);
  for (const [index, token] of tokens.entries()) {
    const cap = tokens.slice(Math.max(0, index - 2), index).find((before) => isTerm(before, "cap"));
    const [amount] = token.type === "amount" ? token.amount.values : [];
    if (token.type !== "amount" || amount === undefined || !cap) continue;
    const before = tokens.slice(Math.max(0, index - TOKENS_TO_CAP), index);
    const item = before.slice(before.findLastIndex((other) => isSign(other, "line", "stop", "comma")) + 1);
    const isOfElectricity = item.some(({ start }) => electricity.findAt(text, start) !== null);
    if (isOfElectricity)
      return factAt(advert, { amount, currency: token.amount.currency }, [
        { start: cap.start, end: token.end },
      ]);
  }
  return null;
}
