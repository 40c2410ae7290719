import { type Fact, factAt } from "../fact.ts";
import type { Normalised } from "../normalise.ts";
import type { Rent } from "../rent.ts";
import { termFinder } from "../term-finder.ts";
import { sentencesOf, tokensOf } from "../tokens.ts";
import { STAYS } from "../vocabulary/dates.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { readPrices } from "./prices.ts";
import { lengthsIn } from "./rent-stays.ts";
import { isSign, keyOf, type Length, lengthAt, numberOf, type Tokens } from "./stay-lengths.ts";
import { withoutTiers } from "./tier-lengths.ts";

const stayTerms = termFinder(STAYS);

/** How long a stay has to be, and where that is said. */
type Found = Length & { isWeak: boolean; start: number; end: number };

/** Of the words between `minimum` and the length. */
const FILLER_REACH = 4;

/** Of months, in `6+ months`; more years are how long somebody has done something. */
const LONGEST_OPEN = 24;

/** What stands before them: nothing in the clause, or who is looked for; not `nego for 2+ years`, `12 if you take 3 months+`. */
const BEFORE_OPEN = pattern("u")`(?:^|[(,:;.!|\n-]|{openStay.before}) {0,2}$`;

const isFiller = (token: Tokens[number] | undefined) =>
  keyOf(token) === "stay" ||
  keyOf(token) === "minimum" ||
  keyOf(token) === "from" ||
  isSign(token, "colon", "open");

/** What has an age, and what is paid for some months at once, is no stay. */
const isOfElse = (tokens: Tokens, from: number, to: number) =>
  tokens.slice(Math.max(0, from), to).some((token) => keyOf(token) === "aged" || keyOf(token) === "payment");

/** `minimum stay: 3 months`, `от 3 месяцев`; after a number `min` is minutes. */
function lengthAfter(text: string, tokens: Tokens, index: number): Found | null {
  if (tokens[index - 1]?.type === "number") return null;
  for (let next = index + 1; next <= index + FILLER_REACH; next += 1) {
    const length = lengthAt(text, tokens, next);
    if (length) {
      const isElse = isOfElse(tokens, index - 2, index) || isOfElse(tokens, length.next, length.next + 1);
      const start = tokens[index]?.start ?? 0;
      const end = tokens[length.next - 1]?.end ?? start;
      const isWeak = keyOf(tokens[index]) === "from";
      return isElse ? null : { months: length.months, days: length.days, isWeak, start, end };
    }
    if (!isFiller(tokens[next])) return null;
  }
  return null;
}

/** `a year or more` is asked for; not `a year or more is preferred`. */
const PREFERRED = pattern("u")`{preference.word}`;
/** How far from the length. */
const PREFERENCE_REACH = 25;

function isOpenStay(text: string, tokens: Tokens, start: number, index: number): boolean {
  const from = tokens[start]?.start ?? 0;
  const end = tokens[index]?.end ?? from;
  const beside = text.slice(Math.max(0, from - PREFERENCE_REACH), end + PREFERENCE_REACH);
  return keyOf(tokens[start - 1]) === "stay" && !PREFERRED.test(beside);
}

/** `3 months minimum`, `3 months stay minimum`, `for a year or more` */
function lengthBefore(text: string, tokens: Tokens, index: number): Found | null {
  const unit = keyOf(tokens[index - 1]) === "stay" ? index - 2 : index - 1;
  for (const start of [unit - 1, unit]) {
    const length = lengthAt(text, tokens, start);
    const [first, last] = [tokens[start], tokens[index]];
    if (length?.next !== unit + 1 || !first || !last) continue;
    const isWeak = keyOf(last) === "orMore";
    if (isWeak && !isOpenStay(text, tokens, start, index)) return null;
    return { months: length.months, days: length.days, isWeak, start: first.start, end: last.end };
  }
  return null;
}

/** `2+ months and get 10% off`, `3+ mo 17.5` is when the rent is lower. */
const REDUCED = pattern("u")`^ ?[:-]? ?\d|\d ?%|{reduction.word}`;
const REDUCTION_REACH = 25;

/** `6+ months`, `3 months+`; not `3 months + deposit`, nor how old a home is. */
function openLength(text: string, tokens: Tokens, index: number): Found | null {
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
  if (!BEFORE_OPEN.test(text.slice(Math.max(0, start.start - 12), start.start))) return null;
  if (REDUCED.test(text.slice(last.end, last.end + REDUCTION_REACH))) return null;
  if (length.months > LONGEST_OPEN || isOfElse(tokens, index - 3, index + 3)) return null;
  return { months: length.months, days: length.days, isWeak: true, start: start.start, end: last.end };
}

function foundIn(text: string, tokens: Tokens): Found[] {
  return tokens.flatMap((token, index) => {
    const key = keyOf(token);
    if (isSign(token, "join")) return openLength(text, tokens, index) ?? [];
    if (key !== "minimum" && key !== "from" && key !== "orMore") return [];
    const after = key === "orMore" ? null : lengthAfter(text, tokens, index);
    const found = after ?? (key === "from" ? null : lengthBefore(text, tokens, index));
    return found ? [found] : [];
  });
}

/** The least of the lengths that were found; in doubt when they differ. */
function shortestOf(advert: Normalised, found: readonly Found[], unit: keyof Length): Fact<number> | null {
  const all = found.toSorted((a, b) => a[unit] - b[unit]);
  const [shortest] = all;
  if (!shortest) return null;
  const isOne = all.every((one) => one[unit] === shortest[unit]);
  const doubt = isOne ? null : "several lengths are named";
  return factAt(advert, shortest[unit], isOne ? [shortest] : all, doubt);
}

/** The shortest stay, in months or, where it is shorter than one, in days; the other is null. */
export type MinimumStay = { months: Fact<number> | null; days: Fact<number> | null };

/** The rents of a price list by length of stay: the shortest of them, where each is asked from some length on, and what it is read from. */
function stepsOf(advert: Normalised, rentsOf: () => readonly Fact<Rent>[]) {
  if (lengthsIn(advert.text).length < 2) return { spans: [], shortest: null };
  const rents = rentsOf().filter(({ value, doubt }) => value.period === "month" && doubt === null);
  const steps = rents.filter(({ value }) => value.fromMonths !== undefined);
  const spans = steps.flatMap((step) => step.spans.slice(-1));
  if (steps.length < 2 || steps.length < rents.length) return { spans, shortest: null };
  const [first] = steps.toSorted((a, b) => (a.value.fromMonths ?? 0) - (b.value.fromMonths ?? 0));
  const shortest = first && { value: first.value.fromMonths ?? 0, spans: first.spans.slice(-1), doubt: null };
  return { spans, shortest: shortest ?? null };
}

/**
 * The shortest stay. Null both when the text names none, or one that is longer than a month and no whole number of them. Of a
 * price list by length of stay it is the shortest one, unless the text names a minimum beside it. `rentsOf` reads the rents.
 */
export function readMinimumStay(
  advert: Normalised,
  rentsOf: () => readonly Fact<Rent>[] = () => readPrices(advert).rents,
): MinimumStay {
  const { text } = advert;
  const steps = stepsOf(advert, rentsOf);
  const isStep = ({ start, end }: Found) => {
    const span = advert.spanOf(start, end);
    return steps.spans.some((step) => step.start < span.end && span.start < step.end);
  };
  const all = sentencesOf(tokensOf(text, stayTerms))
    .flatMap(({ tokens }) => foundIn(text, tokens))
    .filter((found) => !isStep(found));
  const firm = all.filter(({ isWeak }) => !isWeak);
  if (firm.length === 0 && steps.shortest !== null) return { months: steps.shortest, days: null };
  const weak = withoutTiers(
    text,
    all.filter(({ isWeak }) => isWeak),
  );
  const long = [...firm, ...weak].filter(({ months }) => months > 0);
  const firmLong = firm.filter(({ months }) => months > 0);
  return {
    months: shortestOf(advert, firmLong.length > 0 ? firmLong : long, "months"),
    days: long.length > 0 ? null : shortestOf(advert, firm, "days"),
  };
}
