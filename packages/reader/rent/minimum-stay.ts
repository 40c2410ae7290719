import { agreedFact, type Fact } from "../fact.ts";
import type { RegionText } from "../region.ts";
import type { Rent } from "../rent.ts";
import { textBefore } from "../text/beside.ts";
import { type Normalised, overlaps, type Place } from "../text/normalise.ts";
import { isSign, keyOf, sentencesOf } from "../text/tokens.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { type AskedAmount, mayBeRent } from "./amount-pairs.ts";
import { askedAmounts } from "./asked-amounts.ts";
import { LENGTH_TO_RENT, lengthsIn, RENT_TO_LENGTH } from "./rent-stays.ts";
import { type Length, lengthAt, numberOf, type StayTokens, stayTokensOf } from "./stay-lengths.ts";

/** A minimum length of stay with its place. A weak one may also be the condition of a lower rent. */
type FoundLength = Length & { isWeak: boolean; start: number; end: number };

const TOKENS_TO_LENGTH = 4;

/** Longest open length: `6+ months`. `10+ years` tells how long somebody has done something. */
const MOST_OPEN_MONTHS = 24;

/** An open length starts its clause or follows a word such as `tenants`; not `nego for 2+ years`, `12 if you take 3 months+`. */
const BEFORE_OPEN = pattern("u")`(?:^|[(,:;.!|\n-]|{openStay.before}) {0,2}$`;

const isFiller = (token: StayTokens[number] | undefined) =>
  keyOf(token) === "stay" ||
  keyOf(token) === "minimum" ||
  keyOf(token) === "from" ||
  isSign(token, "colon", "open");

/** Whether a length is an age or is paid at once: `2 years old`, `paid 3 months ahead`. */
const isAgeOrPayment = (tokens: StayTokens, from: number, to: number) =>
  tokens.slice(Math.max(0, from), to).some((token) => keyOf(token) === "aged" || keyOf(token) === "payment");

/** The length after a word: `minimum stay: 3 months`, `от 3 месяцев`. After a number, `min` stands for minutes. */
function lengthAfter(text: string, tokens: StayTokens, index: number): FoundLength | null {
  if (tokens[index - 1]?.type === "number") return null;
  for (let next = index + 1; next <= index + TOKENS_TO_LENGTH; next += 1) {
    const length = lengthAt(text, tokens, next);
    if (length) {
      const isOther =
        isAgeOrPayment(tokens, index - 2, index) || isAgeOrPayment(tokens, length.next, length.next + 1);
      const start = tokens[index]?.start ?? 0;
      const end = tokens[length.next - 1]?.end ?? start;
      const isWeak = keyOf(tokens[index]) === "from";
      return isOther ? null : { months: length.months, days: length.days, isWeak, start, end };
    }
    if (!isFiller(tokens[next])) return null;
  }
  return null;
}

/** The length before a word: `3 months minimum`, `3 months stay minimum`, `for a year or more`. */
function lengthBefore(text: string, tokens: StayTokens, index: number): FoundLength | null {
  const unit = keyOf(tokens[index - 1]) === "stay" ? index - 2 : index - 1;
  for (const start of [unit - 1, unit]) {
    const length = lengthAt(text, tokens, start);
    const [first, last] = [tokens[start], tokens[index]];
    if (length?.next !== unit + 1 || !first || !last) continue;
    const isWeak = keyOf(last) === "orMore";
    if (isWeak && keyOf(tokens[start - 1]) !== "stay") return null;
    return { months: length.months, days: length.days, isWeak, start: first.start, end: last.end };
  }
  return null;
}

/** A lower rent after an open length: `2+ months and get 10% off`, `3+ mo 17.5`. */
const REDUCED = pattern("u")`^ ?[:-]? ?\d|\d ?%|{reduction.word}`;
const CHARACTERS_TO_REDUCTION = 25;

/** An open length: `6+ months`, `3 months+`; not `3 months + deposit`, nor the age of a home. */
function openLength(text: string, tokens: StayTokens, index: number): FoundLength | null {
  const [before, plus, after] = tokens.slice(Math.max(0, index - 1), index + 2);
  if (index === 0 || !before || !plus || text.charAt(plus.start) !== "+") return null;
  const isInside = numberOf(text, before) !== null;
  const isGlued = plus.start === before.end && !/[\p{L}\p{N}]/u.test(text.charAt(plus.end));
  if (!isInside && !isGlued && after && !isSign(after, "close")) return null;
  const first = isInside ? index - 1 : numberOf(text, tokens[index - 2]) === null ? index - 1 : index - 2;
  const joined = [...tokens.slice(first, index), ...tokens.slice(index + 1, index + 3)];
  const length = lengthAt(text, joined, 0);
  const [start, last] = [tokens[first], isInside ? after : plus];
  if (!length || !start || !last || length.next !== index - first + (isInside ? 1 : 0)) return null;
  if (!BEFORE_OPEN.test(textBefore(text, start.start, 12))) return null;
  if (REDUCED.test(text.slice(last.end, last.end + CHARACTERS_TO_REDUCTION))) return null;
  if (length.months > MOST_OPEN_MONTHS || isAgeOrPayment(tokens, index - 3, index + 3)) return null;
  return { months: length.months, days: length.days, isWeak: true, start: start.start, end: last.end };
}

/** `a year or more is preferred`, `preferably from 6 months`; not `from 6 months, couples preferred`. */
const PREFERENCE_AFTER = pattern("u")`^[^,;\n]{0,12}{stay.preferred}`;
const PREFERENCE_BEFORE = pattern("u")`{stay.preferred}[^,;\n]{0,12}$`;
const CHARACTERS_TO_PREFERENCE = 40;

/** Whether a length is only preferred. */
const isPreference = (text: string, { isWeak, start, end }: FoundLength): boolean =>
  isWeak &&
  (PREFERENCE_AFTER.test(text.slice(end, end + CHARACTERS_TO_PREFERENCE)) ||
    PREFERENCE_BEFORE.test(textBefore(text, start, CHARACTERS_TO_PREFERENCE)));

function lengthAround(text: string, tokens: StayTokens, index: number): FoundLength | null {
  const key = keyOf(tokens[index]);
  if (isSign(tokens[index], "join")) return openLength(text, tokens, index);
  if (key === "orMore") return lengthBefore(text, tokens, index);
  if (key !== "minimum" && key !== "from") return null;
  return lengthAfter(text, tokens, index) ?? (key === "from" ? null : lengthBefore(text, tokens, index));
}

function lengthsOfSentence(text: string, tokens: StayTokens): FoundLength[] {
  const all = tokens.flatMap((_, index) => lengthAround(text, tokens, index) ?? []);
  return all.filter((found) => !isPreference(text, found));
}

const haveSamePeriod = (a: AskedAmount, b: AskedAmount): boolean =>
  a.stated === null || b.stated === null || a.stated.period === b.stated.period;

/** Drops the lengths of lower rents: in `30 mln/month, from 6 months 27 mln` shorter stays pay 30 mln. */
function withoutTierLengths<L extends Place>(advert: RegionText, lengths: readonly L[]): L[] {
  if (lengths.length === 0) return [];
  const { text } = advert;
  const rents = askedAmounts(advert).asked.filter(mayBeRent);
  const rentOf = ({ start, end }: Place): AskedAmount | undefined =>
    rents.find(({ amount }) => amount.start >= end && LENGTH_TO_RENT.test(text.slice(end, amount.start))) ??
    rents.find(({ amount }) => amount.end <= start && RENT_TO_LENGTH.test(text.slice(amount.end, start)));
  const tierRents = lengths.map(rentOf);
  const others = rents.filter((rent) => !tierRents.includes(rent));
  return lengths.filter((_, nth) => {
    const rent = tierRents[nth];
    return rent === undefined || others.every((other) => !haveSamePeriod(rent, other));
  });
}

function shortestOf(
  advert: Normalised,
  found: readonly FoundLength[],
  unit: keyof Length,
): Fact<number> | null {
  const all = found.map((length) => ({ ...length, value: length[unit] }));
  return agreedFact(
    advert,
    all.sort((a, b) => a.value - b.value),
    "several lengths are named",
  );
}

/** The minimum stay in months or, below one month, in days; the other is null. */
export type MinimumStay = { months: Fact<number> | null; days: Fact<number> | null };

/** A price list by length of stay: the words for its lengths, and the shortest one if each rent of the text has a length. */
function ladderOf(advert: Normalised, all: readonly Fact<Rent>[]) {
  if (lengthsIn(advert.text).length < 2) return { spans: [], shortest: null };
  const rents = all.filter(({ value, doubt }) => value.period === "month" && doubt === null);
  const steps = rents.filter(({ value }) => value.fromMonths !== undefined);
  const spans = steps.flatMap((step) => step.spans.slice(-1));
  if (steps.length < 2 || steps.length < rents.length) return { spans, shortest: null };
  const [first] = steps.toSorted((a, b) => (a.value.fromMonths ?? 0) - (b.value.fromMonths ?? 0));
  const shortest = first && { value: first.value.fromMonths ?? 0, spans: first.spans.slice(-1), doubt: null };
  return { spans, shortest: shortest ?? null };
}

/**
 * The minimum stay. Both lengths are null if the text names none, or a longer one that is no whole number of months. In a
 * price list by length of stay the shortest length is the minimum, unless the text names another.
 */
export function readMinimumStay(advert: RegionText, rents: readonly Fact<Rent>[]): MinimumStay {
  const { text } = advert;
  const steps = ladderOf(advert, rents);
  const isStep = ({ start, end }: FoundLength) =>
    steps.spans.some((step) => overlaps(step, advert.spanOf(start, end)));
  const all = sentencesOf(stayTokensOf(text))
    .flatMap(({ tokens }) => lengthsOfSentence(text, tokens))
    .filter((found) => !isStep(found));
  const firm = all.filter(({ isWeak }) => !isWeak);
  if (firm.length === 0 && steps.shortest !== null) return { months: steps.shortest, days: null };
  const weak = all.filter(({ isWeak }) => isWeak);
  const long = [...firm, ...withoutTierLengths(advert, weak)].filter(({ months }) => months > 0);
  const firmLong = firm.filter(({ months }) => months > 0);
  return {
    months: shortestOf(advert, firmLong.length > 0 ? firmLong : long, "months"),
    days: long.length > 0 ? null : shortestOf(advert, firm, "days"),
  };
}
