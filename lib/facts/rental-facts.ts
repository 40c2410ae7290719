import { z } from "zod";
import { RENTAL_PERIODS } from "../money/monthly-price.ts";
import { safeUrl } from "../text/safe-url.ts";
import { INCLUDED, type Include } from "./stated-items.ts";

const span = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() });

const factOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, spans: z.array(span).readonly(), doubt: z.string().nullable() });

/** A fact that a text may not state; one that is damaged counts as not stated. */
const optionalFact = <Value extends z.ZodType>(value: Value) =>
  factOf(value)
    .nullish()
    .catch(null)
    .transform((fact) => fact ?? null);

/** The usable items of a list: a damaged one does not invalidate the others. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items): readonly z.output<Item>[] =>
      (items ?? []).flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const currency = z.string().regex(/^[A-Z]{3}$/);
const sum = z.object({ amount: z.number().positive(), currency });
const yesOrNo = z.enum(["yes", "no"]);

/** What is asked for a period; `fromMonths` is the stay from which it is asked, absent where any stay will do. */
const rent = sum.extend({
  period: z.enum(RENTAL_PERIODS),
  fromMonths: z.number().positive().optional(),
});

const includes = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((found) => {
    const facts: Partial<Record<Include, z.output<ReturnType<typeof factOf<typeof yesOrNo>>>>> = {};
    for (const include of INCLUDED) {
      const fact = factOf(yesOrNo).safeParse(found?.[include]);
      if (fact.success) facts[include] = fact.data;
    }
    return facts;
  });

/** What a text says of a home. Null and empty: it does not say. */
const terms = z.object({
  kind: optionalFact(z.enum(["offer", "wanted", "other"])),
  /** In the order of publishing. */
  rents: listOf(factOf(rent)),
  /** What stays of several months cost at once, the shortest first. */
  stayTotals: listOf(factOf(sum.extend({ months: z.number().positive() }))),
  deposit: optionalFact(sum),
  depositInWords: optionalFact(yesOrNo),
  /** An ISO date in the calendar of Bali, or "now". */
  availableFrom: optionalFact(z.string().regex(/^(?:now|\d{4}-\d\d-\d\d)$/)),
  minimumStayMonths: optionalFact(z.number().positive()),
  minimumStayDays: optionalFact(z.number().positive()),
  /** "no" also where it costs extra. */
  includes,
  wifiMbps: optionalFact(z.number().positive()),
  /** The most of it that the rent includes by the month. */
  electricityCap: optionalFact(sum),
});

/** One of several homes of a post. */
const unit = z.object({
  /** The words that name it, as the post writes them; null where they are too many. */
  name: z.string().nullable(),
  /** Where the text asks for its first rent. */
  at: z.int().nonnegative(),
  /** What is asked for it, in the order of publishing. */
  rents: listOf(rent),
  /** 0 for a studio; null where its words do not say. */
  bedrooms: z.number().nonnegative().nullable(),
});

/** What is stored of a rental beside its columns (docs/behaviour.md, D8): read once, where its text comes in. */
const rentalFacts = z.object({
  /** Of the rules that read them. */
  version: z.string(),
  /** What its text says. Spans are offsets into that text as it is shown (`plainText`). */
  advert: terms,
  /** What its list of amenities says, which not every source writes into the text. */
  amenities: terms.nullable().catch(null),
  /** What the site's owner says beside the advert, which counts first. Spans are offsets into those lines, which no page shows. */
  owner: terms.nullable().catch(null),
  /** The homes of a post that lets several, the cheapest first; empty where it lets one. */
  units: listOf(unit),
  /** Whether a rent for a year need not be paid at once. */
  isPaidInParts: z.boolean().catch(false),
  /** The keys of its contacts: `tel:+62812...`, `tg:made_bali`. */
  contacts: listOf(z.string()),
  /** Where its text names a contact or an address, and what a press there opens. Spans are as those of `advert`. */
  links: listOf(span.extend({ href: z.string().refine((href) => safeUrl(href) !== null) })),
});

export type Terms = z.output<typeof terms>;
export type Rent = z.output<typeof rent>;
export type Unit = z.output<typeof unit>;
export type RentalFacts = z.output<typeof rentalFacts>;

/** What is stored of a rental; null where nothing was read of it, or what was stored is damaged as a whole. */
export function parseRentalFacts(stored: unknown): RentalFacts | null {
  return rentalFacts.safeParse(stored).data ?? null;
}

/** Of a text that says nothing. */
export const NO_TERMS: Terms = {
  kind: null,
  rents: [],
  stayTotals: [],
  deposit: null,
  depositInWords: null,
  availableFrom: null,
  minimumStayMonths: null,
  minimumStayDays: null,
  includes: {},
  wifiMbps: null,
  electricityCap: null,
};
