import { type Fact, factAt } from "../fact.ts";
import { amountsIn } from "../rent/amounts.ts";
import type { Deposit } from "../rent/prices.ts";
import type { Normalised } from "../text/normalise.ts";
import { pattern } from "../vocabulary/pattern.ts";

/** `electricity up to`, before the sum. */
const CAP = pattern("gu")`{item.electricity}[^\n.;,|]{0,30}?({amount.cap}[ :]*)`;
const CHARACTERS_OF_SUM = 24;

/** The monthly limit of included electricity: `electricity up to 700k included`. */
export function readElectricityCap(advert: Normalised): Fact<Deposit> | null {
  for (const { 0: words, 1: cap = "", index } of advert.text.matchAll(CAP)) {
    const from = index + words.length;
    const [sum] = amountsIn(advert.text.slice(from, from + CHARACTERS_OF_SUM));
    const [amount] = sum?.values ?? [];
    if (sum?.start === 0 && amount !== undefined)
      return factAt(advert, { amount, currency: sum.currency }, [
        { start: from - cap.length, end: from + sum.end },
      ]);
  }
  return null;
}

const SPEED = pattern("u")`(?<![\d.,])(\d{1,4}) ?(?:({speed.megabits})|{speed.gigabits})`;

/** The speed of the internet in megabits a second. */
export function readWifiSpeed(advert: Normalised): Fact<number> | null {
  const speed = SPEED.exec(advert.text);
  if (!speed) return null;
  const number = Number(speed[1]) * (speed[2] === undefined ? 1000 : 1);
  return factAt(advert, number, [{ start: speed.index, end: speed.index + speed[0].length }]);
}
