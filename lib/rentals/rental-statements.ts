import { cache } from "react";
import { NO_TERMS } from "@/lib/facts/rental-facts";
import { wordsId } from "@/lib/facts/stated-items";
import { type Statement, statementsOf } from "@/lib/facts/statements";
import { formatPrice } from "@/lib/money/format-price";
import type { Rental } from "@/lib/rentals/rental";
import { plainText } from "@/lib/text/plain-text";
import type { NamedRange } from "@/lib/text/text-pieces";

type Described = Pick<
  Rental,
  | "raw_description"
  | "owner_statements"
  | "amenities"
  | "facts"
  | "price_amount"
  | "price_currency"
  | "rental_period"
  | "hasPlaceholderPrice"
>;

/**
 * What the advert of a rental says about each item (docs/behaviour.md, D8): what the site's owner says of it, without spans;
 * else what its text says, with spans of that text as it is shown; then, without spans, what its price and its amenities say,
 * which not every source writes into the text.
 */
export const rentalStatements = cache((rental: Described): Statement[] => {
  const { price_amount, price_currency, rental_period, hasPlaceholderPrice, facts } = rental;
  const price = hasPlaceholderPrice ? null : formatPrice(price_amount, price_currency, rental_period);
  const owner = statementsOf(rental.owner_statements ?? "", facts?.owner ?? NO_TERMS);
  const amenities = statementsOf(rental.amenities.join("\n"), facts?.amenities ?? NO_TERMS);
  const advert = statementsOf(plainText(rental.raw_description), facts?.advert ?? NO_TERMS);
  return advert.map((statement, at) => {
    const said = owner[at];
    if (said && said.says !== "unstated") return { ...said, spans: [] };
    if (statement.says !== "unstated") return statement;
    if (statement.item === "rent" && price !== null) return { ...statement, says: "yes", value: price };
    return { ...statement, ...amenities[at], spans: [] };
  });
});

/** The first words of each statement under its id, in order; what states several items is one range. */
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
