import { DAY_NOT_NAMED } from "@rentals/reader/forms/doubt.ts";
import type { Locale } from "../language/locales.ts";
import type { Language, Translator } from "../language/translator.ts";
import { formatAmount, formatRent } from "../money/format-price.ts";
import { withoutContacts } from "../text/plain-text.ts";
import { joinedSpans, type Span } from "../text/span.ts";
import { longDate } from "../time/date-format.ts";
import { isWanted } from "./certain-sources.ts";
import type { StoredFact as Fact } from "./fact.ts";
import type { StatedRent, Terms } from "./rental-facts.ts";
import { type Include, type Says, STATED_ITEMS, type StatedItem } from "./stated-items.ts";

type Sum = { amount: number; currency: string };
type StayTotal = Sum & { months: number };

export type Statement = {
  item: StatedItem;
  says: Says;
  /** "50 Mbps", "3 months", "Rp 12,000,000 / month", or a quotation; null for a plain yes or no. */
  value: string | null;
  spans: readonly Span[];
};

const MAX_RENTS = 3;

/** Text between two spans that are highlighted as one: `12 jt / bulan`, `wifi in every room, 50 Mbps`. */
const SHORT_GAP = /^.{0,24}$/u;

const certain = <V>(fact: Fact<V> | null | undefined): Fact<V>[] => (fact?.doubt === null ? [fact] : []);

/** "3 months", "1 year" */
const monthsWords = (months: number, t: Translator): string =>
  months % 12 === 0 ? t("facts.years", { count: months / 12 }) : t("facts.months", { count: months });

/** "3 days", "2 weeks" */
const daysWords = (days: number, t: Translator): string =>
  days % 7 === 0 ? t("facts.weeks", { count: days / 7 }) : t("facts.days", { count: days });

/** "now", "1 December 2026" */
const dayWords = (day: string, { locale, t }: Language): string =>
  day === "now" ? t("facts.now") : longDate(new Date(day), locale);

/** "Rp 12,000,000 / month", "Rp 10,000,000 / month from 3 months" */
function rentFrom({ fromMonths = 1, ...posted }: StatedRent, language: Language): string {
  const { t } = language;
  const rent = formatRent(posted, language);
  if (fromMonths <= 1) return rent;
  return fromMonths % 12 === 0
    ? t("facts.fromYears", { rent, count: fromMonths / 12 })
    : t("facts.fromMonths", { rent, count: fromMonths });
}

/** "Rp 100,000,000 for 1 year" */
function totalFor({ amount, currency, months }: StayTotal, { locale, t }: Language): string {
  const sum = formatAmount(amount, currency, locale);
  return months % 12 === 0
    ? t("facts.forYears", { sum, count: months / 12 })
    : t("facts.forMonths", { sum, count: months });
}

function rentWords(
  rents: readonly Fact<StatedRent>[],
  totals: readonly Fact<StayTotal>[],
  language: Language,
): string {
  const texts = new Set([
    ...rents.map(({ value }) => rentFrom(value, language)),
    ...totals.map(({ value }) => totalFor(value, language)),
  ]);
  const list = [...texts].slice(0, MAX_RENTS).join(", ");
  const more = texts.size - MAX_RENTS;
  return more > 0 ? language.t("facts.andMore", { list, more: String(more) }) : list;
}

/** Without facts, the item is not stated. */
type Stated = { says: "yes" | "no"; value: string | null; facts: readonly Fact<unknown>[] };

function stated<V>(facts: readonly Fact<V>[], wordsOf: (value: V) => string): Stated {
  const [fact] = facts;
  return { says: "yes", value: fact ? wordsOf(fact.value) : null, facts };
}

function includeStated(
  { includes, wifiMbps, electricityCap }: Terms,
  include: Include,
  { locale, t }: Language,
): Stated {
  const [fact] = certain(includes[include]);
  if (fact === undefined) return { says: "yes", value: null, facts: [] };
  const [cap] = include === "electricity" ? certain(electricityCap) : [];
  if (cap !== undefined) {
    const sum = formatAmount(cap.value.amount, cap.value.currency, locale);
    return { says: "yes", value: t("facts.upTo", { sum }), facts: [fact, cap] };
  }
  const [speed] = include === "wifi" ? certain(wifiMbps) : [];
  if (speed === undefined) return { says: fact.value, value: null, facts: [fact] };
  return { says: fact.value, value: t("facts.mbps", { speed: String(speed.value) }), facts: [fact, speed] };
}

function statedBy(advert: Terms, item: StatedItem, language: Language): Stated {
  const { locale, t } = language;
  switch (item) {
    case "rent": {
      const [rents, totals] = [advert.rents.flatMap(certain), advert.stayTotals.flatMap(certain)];
      return { says: "yes", value: rentWords(rents, totals, language), facts: [...rents, ...totals] };
    }
    case "deposit":
      return stated(certain(advert.deposit), ({ amount, currency }) =>
        formatAmount(amount, currency, locale),
      );
    case "minimumStay":
      return advert.minimumStayMonths === null
        ? stated(certain(advert.minimumStayDays), (days) => daysWords(days, t))
        : stated(certain(advert.minimumStayMonths), (months) => monthsWords(months, t));
    case "availableFrom":
      return stated(certain(advert.availableFrom), (day) => dayWords(day, language));
    case "gender":
      return stated(certain(advert.gender), (gender) => t(`facts.only.${gender}`));
    default:
      return includeStated(advert, item, language);
  }
}

/** The words of a fact in quotation marks; null if they contain a contact. */
function quoted(text: string, { spans: [span] }: Fact<unknown>, locale: Locale): string | null {
  const words = text.slice(span?.start, span?.end).replace(/\s+/g, " ");
  if (!span || withoutContacts(words) !== words) return null;
  return locale === "ru" ? `«${words}»` : `“${words}”`;
}

/** `deposit: half a month`, `free from next week` */
function statedInWords(text: string, advert: Terms, item: StatedItem, locale: Locale): Stated | null {
  const { depositInWords, availableFrom } = advert;
  if (item === "deposit" && depositInWords) {
    const value = quoted(text, depositInWords, locale);
    return { says: depositInWords.value, value, facts: [depositInWords] };
  }
  if (item === "availableFrom" && availableFrom?.doubt === DAY_NOT_NAMED)
    return { says: "yes", value: quoted(text, availableFrom, locale), facts: [availableFrom] };
  return null;
}

/**
 * What a text states about each item, in the order of `STATED_ITEMS` (docs/behaviour.md, D8). Only certain facts count, except
 * that a vague date ("next week") is quoted. The spans refer to `text`, the displayed text; those beyond its end are skipped.
 */
export function statementsOf(text: string, terms: Terms, language: Language): Statement[] {
  return STATED_ITEMS.map((item): Statement => {
    const { says, value, facts } =
      statedInWords(text, terms, item, language.locale) ?? statedBy(terms, item, language);
    if (isWanted(terms) || facts.length === 0) return { item, says: "unstated", value: null, spans: [] };
    const spans = facts
      .flatMap((fact) => fact.spans)
      .filter(({ start, end }) => start < end && end <= text.length);
    const isNear = (before: Span, after: Span) => SHORT_GAP.test(text.slice(before.end, after.start));
    return { item, says, value, spans: joinedSpans(spans, isNear) };
  });
}
