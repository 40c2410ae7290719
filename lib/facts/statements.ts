import { formatAmount } from "../money/format-price.ts";
import { withoutContacts } from "../text/plain-text.ts";
import { DAY_NOT_NAMED, type StoredFact as Fact, type Span } from "./fact.ts";
import type { Rent, Terms } from "./rental-facts.ts";
import { type Include, type Says, STATED_ITEMS, type StatedItem } from "./stated-items.ts";

type Sum = { amount: number; currency: string };
type StayTotal = Sum & { months: number };

/** What an advert says about one item. */
export type Statement = {
  item: StatedItem;
  says: Says;
  /** "50 Mbps", "3 months", "Rp 12,000,000 / month", or its own words in quotation marks; null where it says no more than yes or no. */
  value: string | null;
  /** Where it says so, in order and apart from each other; empty where it is not stated. */
  spans: readonly Span[];
};

/** Rents that are named; of a post with more units the others are counted. */
const MAX_RENTS = 3;

/** `12 jt / bulan`, `wifi in every room, 50 Mbps`: read in pieces of one line, and marked as one. */
const CONNECTING = /^.{0,24}$/u;

const certain = <V>(fact: Fact<V> | null | undefined): Fact<V>[] => (fact?.doubt === null ? [fact] : []);

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** "3 months", "1 year" */
const monthsWords = (months: number): string =>
  months % 12 === 0 ? plural(months / 12, "year") : plural(months, "month");

/** "3 days", "2 weeks" */
const daysWords = (days: number): string => (days % 7 === 0 ? plural(days / 7, "week") : plural(days, "day"));

const calendarDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "now", "1 December 2026" */
const dayWords = (day: string): string => (day === "now" ? day : calendarDay.format(new Date(day)));

function rentWords(rents: readonly Fact<Rent>[], totals: readonly Fact<StayTotal>[]): string {
  const ofRents = rents.map(({ value: { amount, currency, period, fromMonths = 1 } }) => {
    const from = fromMonths > 1 ? ` from ${monthsWords(fromMonths)}` : "";
    return `${formatAmount(amount, currency)} / ${period}${from}`;
  });
  const ofTotals = totals.map(
    ({ value: { amount, currency, months } }) =>
      `${formatAmount(amount, currency)} for ${monthsWords(months)}`,
  );
  const each = [...new Set([...ofRents, ...ofTotals])];
  const more = each.length - MAX_RENTS;
  return each.slice(0, MAX_RENTS).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** In order; those that are close to each other are one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && (start <= last.end || CONNECTING.test(text.slice(last.end, start))))
      last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** What an item is stated by: certain facts, none where it is not stated. */
type Stated = { says: "yes" | "no"; value: string | null; facts: readonly Fact<unknown>[] };

function stated<V>(facts: readonly Fact<V>[], wordsOf: (facts: readonly Fact<V>[]) => string | null): Stated {
  return { says: "yes", value: facts.length > 0 ? wordsOf(facts) : null, facts };
}

const first =
  <V>(wordsOf: (value: V) => string) =>
  ([fact]: readonly Fact<V>[]) =>
    fact ? wordsOf(fact.value) : null;

function includeStated({ includes, wifiMbps, electricityCap }: Terms, include: Include): Stated {
  const facts = certain(includes[include]);
  const caps = include === "electricity" && facts.length > 0 ? certain(electricityCap) : [];
  if (caps.length > 0) {
    const value = first(({ amount, currency }: Sum) => `up to ${formatAmount(amount, currency)}`)(caps);
    return { says: "yes", value, facts: [...facts, ...caps] };
  }
  const speeds = include === "wifi" && facts.length > 0 ? certain(wifiMbps) : [];
  const value = first((mbps: number) => `${mbps} Mbps`)(speeds);
  return { says: facts[0]?.value ?? "yes", value, facts: [...facts, ...speeds] };
}

function statedBy(advert: Terms, item: StatedItem): Stated {
  switch (item) {
    case "rent": {
      const [rents, totals] = [advert.rents.flatMap(certain), advert.stayTotals.flatMap(certain)];
      const facts: Fact<unknown>[] = [...rents, ...totals];
      return stated(facts, () => rentWords(rents, totals));
    }
    case "deposit":
      return stated(
        certain(advert.deposit),
        first(({ amount, currency }) => formatAmount(amount, currency)),
      );
    case "minimumStay":
      return advert.minimumStayMonths === null
        ? stated(certain(advert.minimumStayDays), first(daysWords))
        : stated(certain(advert.minimumStayMonths), first(monthsWords));
    case "availableFrom":
      return stated(certain(advert.availableFrom), first(dayWords));
    default:
      return includeStated(advert, item);
  }
}

/** The words of a fact without a number, to be quoted; null where they hold a contact. */
function quoted(text: string, { spans: [span] }: Fact<unknown>): string | null {
  const words = text.slice(span?.start, span?.end).replace(/\s+/g, " ");
  return span && withoutContacts(words) === words ? `“${words}”` : null;
}

/** An item that is stated in words: `deposit: half a month`, `free from next week`. */
function statedInWords(text: string, advert: Terms, item: StatedItem): Stated | null {
  const { depositInWords, availableFrom } = advert;
  if (item === "deposit" && depositInWords)
    return { says: depositInWords.value, value: quoted(text, depositInWords), facts: [depositInWords] };
  if (item === "availableFrom" && availableFrom?.doubt === DAY_NOT_NAMED)
    return { says: "yes", value: quoted(text, availableFrom), facts: [availableFrom] };
  return null;
}

const items = Object.keys(STATED_ITEMS).filter((item): item is StatedItem => item in STATED_ITEMS);

/** Whoever looks for a home describes one that is not offered. */
export const isWanted = ({ kind }: Pick<Terms, "kind">): boolean =>
  kind?.value === "wanted" && kind.doubt === null;

/**
 * What a text says about each item, in the order of `STATED_ITEMS` (docs/behaviour.md, D8). Only certain facts count;
 * what is in doubt is not stated, but for a day that is only worded ("next week"), whose words are quoted. `text` is the
 * text as it is shown, which spans are offsets into: those beyond its end are left out.
 */
export function statementsOf(text: string, terms: Terms): Statement[] {
  return items.map((item): Statement => {
    const { says, value, facts } = statedInWords(text, terms, item) ?? statedBy(terms, item);
    if (isWanted(terms) || facts.length === 0) return { item, says: "unstated", value: null, spans: [] };
    const spans = facts
      .flatMap((fact) => fact.spans)
      .filter(({ start, end }) => start < end && end <= text.length);
    return { item, says, value, spans: joined(text, spans) };
  });
}
