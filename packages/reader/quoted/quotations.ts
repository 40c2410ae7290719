import { roomCounts } from "../home/room-counts.ts";
import { placeMentions } from "../place/place-mentions.ts";
import type { Region, RegionText } from "../region.ts";
import { askedAmounts } from "../rent/asked-amounts.ts";
import { isRate, periodOf } from "../rent/stated-periods.ts";
import { isPlausible, type Rent } from "../rent.ts";
import type { Normalised, Span } from "../text/normalise.ts";

/** The spans that support a value, or the reason why nothing does. */
export type Support = { spans: readonly Span[] } | { lack: string };

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * Checks a rent against the quotations of its amount and its period. The first must contain the amount as a possible rent. The
 * period must stand beside it or, if none does, as a rate in the second. The rent must be plausible (docs/behaviour.md, C3).
 */
export function quotedRent(
  advert: RegionText,
  rent: Rent,
  amountQuotation: Span,
  periodQuotation: Span,
): Support {
  const { money, asked } = askedAmounts(advert);
  const spanOf = ({ start, end }: Span) => advert.spanOf(start, end);
  const sum = asked.find(
    ({ amount }) => isWithin(spanOf(amount), amountQuotation) && amount.values.includes(rent.amount),
  );
  if (!sum) return { lack: "its amount is not in its quotation" };
  if (sum.amount.currency !== rent.currency) return { lack: "its quotation is in another currency" };
  if (sum.role !== "price" && sum.role !== "unknown") return { lack: "its quotation is no rent" };
  if (!isPlausible(rent, advert.region)) return { lack: "homes are not let for so much" };
  if (sum.stated) {
    const isSame = sum.stated.count === 1 && sum.stated.period === rent.period;
    const words = sum.stated.tokens.flatMap((index) => money.tokens[index] ?? []);
    return isSame
      ? { spans: [sum.amount, ...words].map(spanOf) }
      : { lack: "its quotation is for another period" };
  }
  const rate = money.tokens.find(
    (token) => isRate(token) && periodOf(token) === rent.period && isWithin(spanOf(token), periodQuotation),
  );
  return rate ? { spans: [sum.amount, rate].map(spanOf) } : { lack: "its period is not in its quotation" };
}

/** Checks a number of bedrooms against its quotation, which must count as many. */
export function quotedBedrooms(advert: Normalised, bedrooms: number, quotation: Span): Support {
  const counts = roomCounts(advert.text)
    .filter(({ rooms, value, isRange }) => rooms === "bedrooms" && value === bedrooms && !isRange)
    .map(({ start, end }) => advert.spanOf(start, end))
    .filter((span) => isWithin(span, quotation));
  return counts.length > 0 ? { spans: counts } : { lack: "their number is not in its quotation" };
}

/** Shorter names are too similar to other words. */
const SHORTEST_WITH_TYPO = 5;
/** Whether two words are equal but for one letter that is wrong, missing, added or swapped with the next. */
function isSameOrTypo(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < SHORTEST_WITH_TYPO) return false;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first += 1;
  const rest = (word: string, from: number) => word.slice(first + from);
  const swapped = `${a.charAt(first + 1)}${a.charAt(first)}${rest(a, 2)}`;
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    swapped === rest(b, 0)
  );
}

function spellingsOf(area: string, { places }: Region): string[] {
  const known = Array.from(places.bySpelling).flatMap(([term, place]) =>
    place.area === area && place.role !== "street" ? [term] : [],
  );
  return [area, ...known];
}

/** All runs of `count` words in a normalised text. */
function runsOfWords(text: string, count: number): Span[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
  }));
  return words.flatMap(({ start }, index) => {
    const last = words[index + count - 1];
    return last ? [{ start, end: last.end }] : [];
  });
}

/** Whether the words around a span locate the home in the place, rather than near it. */
function isLocated({ text, region }: RegionText, { start, end }: Span): boolean {
  // The best known place replaces the name, so that only the words around it matter.
  const known = [...region.places.bySpelling.keys()].at(-1) ?? "";
  const read = `${text.slice(0, start)}${known}${text.slice(end)}`;
  return placeMentions(read, region).some((mention) => mention.start === start && mention.weight > 0);
}

/**
 * Checks an area against its quotation: the name must stand there, with at most one typo, and the words around it must locate
 * the home there (docs/behaviour.md, C3).
 */
export function quotedArea(advert: RegionText, area: string, quotation: Span): Support {
  const { text } = advert;
  const runs = spellingsOf(area, advert.region).flatMap((spelling) =>
    runsOfWords(text, spelling.split(/[ -]/).length).filter(
      (run) =>
        isWithin(advert.spanOf(run.start, run.end), quotation) &&
        isSameOrTypo(text.slice(run.start, run.end), spelling),
    ),
  );
  const [first] = runs;
  if (!first) return { lack: "its name is not in its quotation" };
  const located = runs.find((run) => isLocated(advert, run));
  return located
    ? { spans: [advert.spanOf(located.start, located.end)] }
    : { lack: "its quotation only says what is near" };
}
