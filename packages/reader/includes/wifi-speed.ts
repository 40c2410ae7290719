import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../text/normalise.ts";
import { pattern } from "../vocabulary/pattern.ts";

const SPEED = pattern("u")`(?<![\d.,])(\d{1,4}) ?(?:({speed.megabits})|{speed.gigabits})`;

export function readWifiSpeed(advert: Normalised): Fact<number> | null {
  const speed = SPEED.exec(advert.text);
  if (!speed) return null;
  const number = Number(speed[1]) * (speed[2] === undefined ? 1000 : 1);
  return factAt(advert, number, [{ start: speed.index, end: speed.index + speed[0].length }]);
}
