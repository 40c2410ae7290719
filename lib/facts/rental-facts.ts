import { z } from "zod";
import { RENTAL_PERIODS } from "../money/period.ts";
import { safeUrl } from "../text/safe-url.ts";
import { isInRegion } from "./home-point.ts";
import { INCLUDED, type Include } from "./stated-items.ts";

const span = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() });

const factOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, spans: z.array(span).readonly(), doubt: z.string().nullable() });

/** A damaged fact counts as missing. */
const optionalFact = <Value extends z.ZodType>(value: Value) => factOf(value).nullable().catch(null);

/** The usable items of a list. A damaged item does not invalidate the others. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable().catch(null))
    .catch([])
    .transform((items): readonly z.output<Item>[] => items.filter((kept) => kept !== null));

const currency = z.string().regex(/^[A-Z]{3}$/);
const sum = z.object({ amount: z.number().positive(), currency });
const yesOrNo = z.enum(["yes", "no"]);

const rent = sum.extend({
  period: z.enum(RENTAL_PERIODS),
  fromMonths: z.number().positive().optional(),
});

const statedItem = factOf(yesOrNo).optional();

const includes = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((found) => {
    const facts: Partial<Record<Include, z.output<ReturnType<typeof factOf<typeof yesOrNo>>>>> = {};
    for (const include of INCLUDED) {
      const fact = statedItem.safeParse(found[include]);
      if (fact.data) facts[include] = fact.data;
    }
    return facts;
  });

/** What a text states about a home. Null or empty means not stated. */
export const terms = z.object({
  kind: optionalFact(z.enum(["offer", "wanted", "other"])),
  /** Most suitable for publishing first. */
  rents: listOf(factOf(rent)),
  stayTotals: listOf(factOf(sum.extend({ months: z.number().positive() }))),
  deposit: optionalFact(sum),
  depositInWords: optionalFact(yesOrNo),
  /** ISO date in the region's calendar, or "now". */
  availableFrom: optionalFact(z.string().regex(/^(?:now|\d{4}-\d\d-\d\d)$/)),
  minimumStayMonths: optionalFact(z.number().positive()),
  minimumStayDays: optionalFact(z.number().positive()),
  monthsAhead: optionalFact(z.number().positive()),
  /** "no" includes what costs extra. */
  includes,
  bedrooms: optionalFact(z.number().nonnegative()),
  bathrooms: optionalFact(z.number().positive()),
  /** The only tenants. */
  gender: optionalFact(z.enum(["women", "men"])),
  wifiMbps: optionalFact(z.number().positive()),
  /** Monthly limit of the electricity that the rent includes. */
  electricityCap: optionalFact(sum),
});

const unit = z.object({
  /** As the post writes it; null if too long. */
  name: z.string().nullable(),
  /** Offset of its first rent in the text. */
  at: z.int().nonnegative(),
  rents: listOf(rent),
  /** 0 for a studio; null if not stated. */
  bedrooms: z.number().nonnegative().nullable(),
});

/** The JSON stored in the `facts` column, made once by the reader (docs/behaviour.md, D8). */
const rentalFacts = z.object({
  version: z.string(),
  /** Spans are offsets into the displayed text (`plainText`). */
  advert: terms,
  /** Its list of amenities, which some sources do not repeat in the text. */
  amenities: terms.nullable().catch(null),
  /** The word of the site's owner takes precedence. Spans are offsets into lines that no page shows. */
  owner: terms.nullable().catch(null),
  /** The homes of a post that offers several, cheapest first. */
  units: listOf(unit),
  isPaidInParts: z.boolean().catch(false),
  /** The point of its map link, if in the region. */
  pin: z
    .object({ latitude: z.number(), longitude: z.number() })
    .nullable()
    .catch(null)
    .transform((pin) => (pin && isInRegion(pin) ? pin : null)),
  /** Stated only by the name of its forum topic (B29). */
  byTopic: listOf(z.enum(["area", "type"])),
  /** Keys of its contacts: `tel:+62812...`, `tg:made_bali`. */
  contacts: listOf(z.string()),
  /** Links on contacts and addresses, with offsets into the displayed text. */
  links: listOf(span.extend({ href: z.string().refine((href) => safeUrl(href) !== null) })),
});

export type Terms = z.output<typeof terms>;
export type StatedRent = z.output<typeof rent>;
export type Unit = z.output<typeof unit>;
export type RentalFacts = z.output<typeof rentalFacts>;

/** Null if the column is empty or damaged as a whole. */
export function parseRentalFacts(stored: unknown): RentalFacts | null {
  return rentalFacts.safeParse(stored).data ?? null;
}

export const NO_TERMS: Terms = terms.parse({});
