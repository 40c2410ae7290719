import { type Says, STATED_ITEMS } from "@/lib/facts/stated-items";
import type { Statement } from "@/lib/facts/statements";
import { comparisonOf } from "@/lib/market/comparison";
import { shortStanding } from "@/lib/market/market-text";
import type { RentMarket } from "@/lib/market/rent-market";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { DOUBTFUL_PRICE, type MonthlyPrice, monthlyPrice } from "@/lib/money/monthly-price";
import { priceLines } from "@/lib/money/price-lines";
import { placeLabel } from "@/lib/places/place-label";
import { ageInDays, ageWords } from "@/lib/rentals/age";
import { kindLabel, kindOf } from "@/lib/rentals/labels";
import { postedPrice } from "@/lib/rentals/posted-price";
import { postingDate } from "@/lib/rentals/posting-date";
import type { Rental } from "@/lib/rentals/rental";
import { rentalStatements } from "@/lib/rentals/rental-statements";
import { COMPARE_WORDS } from "./compare-words";

/** What one advert says of one thing. */
export type CompareCell = {
  /** Null: not stated, or nothing to say. */
  text: string | null;
  /** The same as a rent to show in the visitor's currency. */
  monthly?: MonthlyPrice;
};

/** One thing that homes are compared by. */
export type CompareRow = {
  name: string;
  /** What stands in a cell without text. */
  absent: string;
  /** By home, in their order; null for one that is no longer listed. */
  cells: readonly (CompareCell | null)[];
  differs: boolean;
};

/** A home as its row needs it. */
type ComparedFacts = { rental: Rental | null; newestAt: string | null };

export type CompareContext = {
  /** Of what was read: "today" is relative to it. */
  now: Date;
  rates: ExchangeRates;
  market: RentMarket;
  /** Whether the rent is the lowest of several in the post (docs/behaviour.md, C4). */
  isFrom: (rental: Rental) => boolean;
};

/** "no" is also what costs extra (docs/behaviour.md, D8). */
const SAID: Record<Exclude<Says, "unstated">, string> = { yes: "Yes", no: "No, or costs extra" };

const BESIDE_MEDIAN = "Beside the median of asking rents";

/** Items whose value says it all: a deposit of "yes" is none. */
const VALUES: ReadonlySet<string> = new Set(["deposit", "minimumStay", "availableFrom"]);

function statementText({ item, says, value }: Statement): string | null {
  if (says === "unstated") return null;
  if (value === null) return SAID[says];
  return VALUES.has(item) ? value : `${SAID[says]}, ${value}`;
}

const rooms = (count: number | null) => (count === null ? null : String(count));

function monthlyCell(price: string | null, rental: Rental, rates: ExchangeRates): CompareCell {
  const monthly = monthlyPrice(rental);
  const lines = priceLines(price, monthly, BASE_CURRENCY, rates);
  if (lines === null || monthly === null) return { text: null };
  return lines.isDoubtful ? { text: `Unsure: ${DOUBTFUL_PRICE}` } : { text: lines.lead, monthly };
}

/** "Mon 12 Oct 2026, again Yesterday" for a home that was posted again; from two days on, what its age means (D9). */
function postedText({ posted_at }: Rental, newestAt: string | null, now: Date): string | null {
  if (posted_at === null) return null;
  const [first, last] = [posted_at, newestAt ?? posted_at].map((iso) => postingDate(new Date(iso), now));
  const again = first === last ? null : `again ${last}`;
  return [first, again, ageWords(ageInDays(newestAt, now))].filter((words) => words !== null).join(", ");
}

/** What an advert says, by the names of the rows, in their order. */
function factsOf(
  rental: Rental,
  newestAt: string | null,
  { now, rates, market, isFrom }: CompareContext,
): readonly (readonly [string, CompareCell])[] {
  const { location, bedrooms, bathrooms } = rental;
  const price = postedPrice(rental);
  const kind = kindOf(rental);
  return [
    ["Area", { text: location === null ? null : placeLabel(location) }],
    ["Rent as posted", { text: price !== null && isFrom(rental) ? `from ${price}` : price }],
    ["Rent by the month", monthlyCell(price, rental, rates)],
    [BESIDE_MEDIAN, { text: shortStanding(comparisonOf(market, rental)) }],
    ["Bedrooms", { text: bedrooms === 0 ? "Studio" : rooms(bedrooms) }],
    ["Bathrooms", { text: rooms(bathrooms) }],
    ["Type", { text: kind === null ? null : kindLabel(kind) }],
    ["Posted", { text: postedText(rental, newestAt, now) }],
    ...rentalStatements(rental)
      .filter(({ item }) => item !== "rent")
      .map((statement) => [STATED_ITEMS[statement.item], { text: statementText(statement) }] as const),
  ];
}

/**
 * Whether the homes that are listed differ in what their adverts say of one thing (docs/behaviour.md, Q4). Null is not
 * stated: beside a value it is a difference, because it is to be asked for; where no advert states it there is none.
 * Case and spaces do not count.
 */
export function differs(said: readonly (string | null)[]): boolean {
  const told = new Set(said.map((text) => text?.replace(/\s+/g, " ").trim().toLowerCase() ?? null));
  return told.size > 1;
}

/**
 * The rows of a comparison, from where a home is to what its advert says (docs/behaviour.md, Q3). Every row has a cell for
 * every home, null for one that is no longer listed.
 */
export function compareRows(homes: readonly ComparedFacts[], context: CompareContext): CompareRow[] {
  const facts = homes.map(({ rental, newestAt }) =>
    rental === null ? null : factsOf(rental, newestAt, context),
  );
  const names = facts.find((known) => known !== null)?.map(([name]) => name) ?? [];
  return names.map((name, at) => {
    const cells = facts.map((known) => known?.[at]?.[1] ?? null);
    const said = cells.filter((cell) => cell !== null).map(({ text }) => text);
    const absent = name === BESIDE_MEDIAN ? COMPARE_WORDS.notCompared : COMPARE_WORDS.notStated;
    return { name, absent, cells, differs: differs(said) };
  });
}
