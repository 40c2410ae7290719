import type { RentalPeriod } from "../fact.ts";
import type { Region } from "../region.ts";
import { type Amount, amountsIn } from "../rent/amounts.ts";
import { isPlausible } from "../rent.ts";
import { matchEnd } from "../text/beside.ts";
import type { Place } from "../text/normalise.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { PERIOD_OF, periodTerms } from "../vocabulary/periods.ts";
import { boundFinder, boundsOf } from "./bound-words.ts";
import type { WishedRent } from "./wish.ts";
import type { Read } from "./wish-text.ts";

/** In which currencies a wish may be, and where. */
export type WishedSums = { currencies: readonly string[]; region: Region };

const MILLION = 1e6;

const TO_PERIOD = pattern("uy")` ?(?:\/|{amount.per})? ?`;

/** The period after a sum: `/month`, `per tahun`, `в месяц`. */
function periodAfter(text: string, end: number): { period: RentalPeriod; end: number } | null {
  const term = periodTerms.findAt(text, matchEnd(TO_PERIOD, text, end));
  return term && { period: PERIOD_OF[term.key], end: term.end };
}

const WAY_AFTER = pattern("u")`^ ?{distance.way}`;
const CHARACTERS_TO_WAY = 12;

/** Whether `12m` means millions: not `300m to the beach`. */
const areMillions = (text: string, { end, values: [value = 0] }: Amount) =>
  value >= MILLION && !WAY_AFTER.test(text.slice(end, end + CHARACTERS_TO_WAY));

/** The limits that an amount states. Null if it is no rent. */
function readAmount(
  text: string,
  amount: Amount,
  boundOf: ReturnType<typeof boundFinder>,
  { currencies, region }: WishedSums,
): Read<WishedRent> | null {
  const stated = periodAfter(text, amount.end);
  const place = { start: amount.start, end: stated?.end ?? amount.end };
  const beside = boundOf(place);
  if (amount.evidence === "none" && beside === null && !areMillions(text, amount)) return null;
  const { currency } = amount;
  const period = stated?.period ?? "month";
  const [value, upper] = amount.values;
  if (!value || !currencies.includes(currency) || amount.doubt !== null) return null;
  if (!isPlausible({ amount: upper ?? value, currency, period }, region)) return null;
  const limits = upper
    ? { least: value, most: upper }
    : boundsOf(beside?.bound === "least" ? "least" : "most", value);
  return { value: { ...limits, currency, period }, places: [place, ...(beside?.places ?? [])] };
}

/** The limits of two amounts, if they are in one currency, for one period, and do not limit the same end. */
function joined(first: WishedRent, second: WishedRent): WishedRent | null {
  if (first.currency !== second.currency || first.period !== second.period) return null;
  if (first.least !== null && second.least !== null) return null;
  if (first.most !== null && second.most !== null) return null;
  return { ...first, least: first.least ?? second.least, most: first.most ?? second.most };
}

/** The rent that a visitor asks for: an amount without a limit is the most (docs/behaviour.md, F33). */
export function wishedRent(text: string, sums: WishedSums): Read<WishedRent> | null {
  const boundOf = boundFinder(text);
  return amountsIn(text, sums.region).reduce<Read<WishedRent> | null>((rent, amount) => {
    const next = readAmount(text, amount, boundOf, sums);
    const value = rent && next ? joined(rent.value, next.value) : null;
    if (rent && next) return value && { value, places: [...rent.places, ...next.places] };
    return rent ?? next;
  }, null);
}

/** A number of one to three digits: `under 20`. */
const BARE_NUMBER = /(?<![\p{L}\d.,#$€])\d{1,3}(?:[.,]\d)?(?![\d.,]*\d|\p{L})/gu;

/** The limits that numbers without a unit state, such as millions of rupiahs. `isAlone` tells whether a number counts nothing. */
export function wishedUnits(
  text: string,
  isAlone: (number: Place) => boolean,
  region: Region,
): Read<WishedRent> | null {
  const { code: currency, unit } = region.currency;
  const boundOf = boundFinder(text);
  for (const { 0: number, index: start } of text.matchAll(BARE_NUMBER)) {
    const place = { start, end: start + number.length };
    const beside = boundOf(place);
    const amount = Number(number.replace(",", ".")) * unit;
    if (!beside || beside.bound === "exactly" || !isAlone(place)) continue;
    if (!isPlausible({ amount, currency, period: "month" }, region)) continue;
    return {
      value: { ...boundsOf(beside.bound, amount), currency, period: "month" },
      places: [place, ...beside.places],
    };
  }
  return null;
}
