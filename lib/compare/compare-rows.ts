import type { Statement } from "@/lib/facts/statements";
import type { Language, Translator } from "@/lib/language/translator";
import { comparisonOf } from "@/lib/market/comparison";
import { shortStanding } from "@/lib/market/market-text";
import type { RentMarket } from "@/lib/market/rent-market";
import { BASE_CURRENCY, type ExchangeRates } from "@/lib/money/currency";
import { formatRent } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import { ageInDays, ageWords } from "@/lib/rental/age";
import { cashInOneLine } from "@/lib/rental/cash-lines";
import { type CashToMoveIn, cashToMoveIn } from "@/lib/rental/cash-to-move-in";
import { kindLabel } from "@/lib/rental/labels";
import { postingDate } from "@/lib/rental/posting-date";
import type { Rent } from "@/lib/rental/rent";
import { rentLines } from "@/lib/rental/rent-lines";
import type { Rental } from "@/lib/rental/rental";
import { rentalStatements } from "@/lib/rental/rental-statements";

export type CompareCell = {
  /** Null if the advert does not state it. */
  text: string | null;
  /** Rent, shown in the visitor's currency instead of `text`. */
  rent?: Rent;
  /** Shown in the visitor's currency instead of `text`. */
  cash?: CashToMoveIn;
};

export type CompareRow = {
  name: string;
  absent: string;
  /** One per home, in order; null for a home that is no longer listed. */
  cells: readonly (CompareCell | null)[];
  differs: boolean;
};

type ComparedFacts = { rental: Rental | null; newestAt: string | null };

export type CompareContext = Language & {
  now: Date;
  rates: ExchangeRates;
  market: RentMarket;
  /** Whether the post offers several homes and the rent is that of the cheapest (docs/behaviour.md, C4). */
  isFrom: (rental: Rental) => boolean;
};

/** Items shown by their value alone: "Rp 5M", not "Yes, Rp 5M". */
const VALUE_ONLY: ReadonlySet<string> = new Set(["deposit", "minimumStay", "availableFrom", "gender"]);

/** "no" includes what costs extra (docs/behaviour.md, D8). */
function statementText({ item, says, value }: Statement, t: Translator): string | null {
  if (says === "unstated") return null;
  const answer = t(`comparison.says.${says}`);
  if (value === null) return answer;
  return VALUE_ONLY.has(item) ? value : `${answer}, ${value}`;
}

const countText = (count: number | null) => (count === null ? null : String(count));

function monthlyCell({ rent }: Rental, context: CompareContext): CompareCell {
  if (rent === null) return { text: null };
  const { posted, perMonth, doubt } = rentLines(rent, BASE_CURRENCY, context.rates, context);
  return doubt === null
    ? { text: perMonth ?? posted, rent }
    : { text: context.t("comparison.unsure", { reason: doubt }) };
}

function moveInCell(rental: Rental, context: CompareContext): CompareCell {
  const { rates } = context;
  const cash = cashToMoveIn(rental, rates, context);
  if (cash === null) return { text: null };
  return { text: cashInOneLine(cash, BASE_CURRENCY, rates, context), cash };
}

/** "Mon 12 Oct 2026, again Yesterday", after two days followed by the age (docs/behaviour.md, D9). */
function postedText({ posted_at }: Rental, newestAt: string | null, context: CompareContext): string | null {
  const { now, t } = context;
  if (posted_at === null) return null;
  const first = postingDate(new Date(posted_at), now, context);
  const last = postingDate(new Date(newestAt ?? posted_at), now, context);
  const again = first === last ? null : t("comparison.again", { day: last });
  const days = ageInDays(newestAt, now);
  const age = days === null || days < 2 ? null : ageWords(days, t);
  return [first, again, age].filter((words) => words !== null).join(", ");
}

function namedCells(
  rental: Rental,
  newestAt: string | null,
  context: CompareContext,
): readonly (readonly [string, CompareCell])[] {
  const { market, isFrom, t } = context;
  const { location, bedrooms, bathrooms, property_type: kind } = rental;
  const price = rental.rent && formatRent(rental.rent, context);
  return [
    [t("comparison.rows.area"), { text: location === null ? null : placeLabel(location, t) }],
    [
      t("comparison.rows.posted"),
      { text: price !== null && isFrom(rental) ? t("comparison.from", { price }) : price },
    ],
    [t("comparison.rows.monthly"), monthlyCell(rental, context)],
    [t("comparison.rows.cash"), moveInCell(rental, context)],
    [t("comparison.rows.median"), { text: shortStanding(comparisonOf(market, rental), context) }],
    [t("comparison.rows.bedrooms"), { text: bedrooms === 0 ? t("comparison.studio") : countText(bedrooms) }],
    [t("comparison.rows.bathrooms"), { text: countText(bathrooms) }],
    [t("comparison.rows.type"), { text: kind === null ? null : kindLabel(kind, t) }],
    [t("comparison.rows.date"), { text: postedText(rental, newestAt, context) }],
    ...rentalStatements(rental, context)
      .filter(({ item }) => item !== "rent")
      .map(
        (statement) => [t(`facts.item.${statement.item}`), { text: statementText(statement, t) }] as const,
      ),
  ];
}

/** Whether the texts of one row differ, apart from case and spaces; unstated (null) differs from stated (docs/behaviour.md, Q4). */
export function differs(texts: readonly (string | null)[]): boolean {
  const distinct = new Set(texts.map((text) => text?.replace(/\s+/g, " ").trim().toLowerCase() ?? null));
  return distinct.size > 1;
}

/** The rows of a comparison (docs/behaviour.md, Q3). */
export function compareRows(homes: readonly ComparedFacts[], context: CompareContext): CompareRow[] {
  const facts = homes.map(({ rental, newestAt }) =>
    rental === null ? null : namedCells(rental, newestAt, context),
  );
  const { t } = context;
  const names = facts.find((columns) => columns !== null)?.map(([name]) => name) ?? [];
  return names.map((name, row) => {
    const cells = facts.map((column) => column?.[row]?.[1] ?? null);
    const texts = cells.filter((cell) => cell !== null).map(({ text }) => text);
    const isMedian = name === t("comparison.rows.median");
    const absent = isMedian ? t("comparison.notCompared") : t("comparison.notStated");
    return { name, absent, cells, differs: differs(texts) };
  });
}
