import { cache } from "react";
import { NO_TERMS } from "@/lib/facts/rental-facts";
import { wordsId } from "@/lib/facts/stated-items";
import { type Statement, statementsOf } from "@/lib/facts/statements";
import type { Locale } from "@/lib/language/locales";
import type { Language, Translator } from "@/lib/language/translator";
import { formatRent } from "@/lib/money/format-price";
import type { Rental } from "@/lib/rental/rental";
import { plainText } from "@/lib/text/plain-text";
import type { NamedRange } from "@/lib/text/text-pieces";

type StatedRental = Pick<Rental, "raw_description" | "owner_statements" | "amenities" | "facts" | "rent">;

/**
 * What is stated about each item of a rental (docs/behaviour.md, D8), by precedence: the site's owner; the advert's text, with
 * spans into the displayed text; the price and the amenities, which some sources do not repeat in the text.
 */
export function rentalStatements(rental: StatedRental, { locale, t }: Language): Statement[] {
  return statementsIn(rental, locale, t);
}

/** Cached by `locale` and `t`, because the parts of a page have the same language in different objects. */
const statementsIn = cache((rental: StatedRental, locale: Locale, t: Translator): Statement[] => {
  const language = { locale, t };
  const { rent, facts } = rental;
  const price = rent === null || rent.price_per_month === null ? null : formatRent(rent, language);
  const owner = statementsOf(rental.owner_statements ?? "", facts?.owner ?? NO_TERMS, language);
  const amenities = statementsOf(rental.amenities.join("\n"), facts?.amenities ?? NO_TERMS, language);
  const advert = statementsOf(plainText(rental.raw_description), facts?.advert ?? NO_TERMS, language);
  return advert.map((statement, index) => {
    const byOwner = owner[index];
    if (byOwner && byOwner.says !== "unstated") return { ...byOwner, spans: [] };
    if (statement.says !== "unstated") return statement;
    if (statement.item === "rent" && price !== null) return { ...statement, says: "yes", value: price };
    return { ...statement, ...amenities[index], spans: [] };
  });
});

/** The first words of each statement with its element id. Overlapping words are one range with several ids. */
export function statedWords(statements: readonly Statement[]): NamedRange[] {
  const words = statements.flatMap(({ item, spans: [span] }) =>
    span ? [{ ...span, names: [wordsId(item)] }] : [],
  );
  const ranges: { start: number; end: number; names: string[] }[] = [];
  for (const range of words.sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last === undefined || range.start >= last.end) ranges.push(range);
    else {
      last.end = Math.max(last.end, range.end);
      last.names.push(...range.names);
    }
  }
  return ranges;
}
