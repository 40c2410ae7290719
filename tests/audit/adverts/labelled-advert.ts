import { z } from "zod";

const amount = z.object({ amount: z.number(), currency: z.string() });
const price = amount.extend({
  period: z.enum(["month", "year", "week", "day", "night"]).nullable(),
  /** The months of stay from which it is asked, in a set that is labelled with them; absent: of any stay. */
  from_months: z.number().optional(),
});
/** What a stay of several months costs in all. */
const total = amount.extend({ months: z.number() });
const includes = z.record(z.string(), z.enum(["yes", "no"]));
const kind = z.enum(["offer", "wanted", "other", "unclear"]);
const names = z.union([z.string().transform((name) => [name]), z.array(z.string())]);

/**
 * What a person read in an advert. A field that is left out was not looked for, null was looked for and is not stated;
 * `X_accept` lists more values of field X that are right too, `X_optional` what may be left unread.
 */
const label = z.object({
  kind,
  kind_accept: z.array(kind).default([]),
  why: z.string().optional(),
  /** The one to publish first comes first. */
  prices: z.array(price).optional(),
  prices_accept: z.array(z.array(price)).default([]),
  /** Indices into `prices`, or prices. */
  prices_optional: z.array(z.union([z.number(), price])).default([]),
  price_optional: z.boolean().default(false),
  /** Indices of `prices` of which any may come first. */
  first_accept: z.array(z.number()).default([]),
  totals: z.array(total).optional(),
  bedrooms: z.number().nullish(),
  bedrooms_accept: z.array(z.number().nullable()).default([]),
  bathrooms: z.number().nullish(),
  bathrooms_accept: z.array(z.number().nullable()).default([]),
  /** Names of places of which any one is right. */
  area: names.nullish(),
  area_accept: z.array(names.nullable()).default([]),
  phone: z.string().nullish(),
  phone_accept: z.array(z.string().nullable()).default([]),
  /** Where the number itself is masked. */
  has_phone: z.boolean().optional(),
  telegram: z.string().nullish(),
  telegram_accept: z.array(z.string().nullable()).default([]),
  map_url: z.string().nullish(),
  has_map_link: z.boolean().optional(),
  /** An ISO date or "now"; other words are not scored. */
  available_from: z.string().nullish(),
  available_from_accept: z.array(z.string().nullable()).default([]),
  minimum_stay_months: z.union([z.number(), z.string()]).nullish(),
  minimum_stay_months_accept: z.array(z.number().nullable()).default([]),
  deposit: amount.nullish(),
  deposit_accept: z.array(amount.nullable()).default([]),
  /** Whether a deposit is asked where no sum is named: "half a month". */
  deposit_in_words: z.enum(["yes", "no"]).nullish(),
  deposit_in_words_accept: z.array(z.enum(["yes", "no"]).nullable()).default([]),
  /** The only tenants. */
  gender: z.enum(["women", "men"]).nullish(),
  gender_accept: z.array(z.enum(["women", "men"]).nullable()).default([]),
  /** Whether it is said in words from when the home is free: "next week". */
  available_in_words: z.literal("yes").nullish(),
  includes: includes.optional(),
  includes_accept: z.array(includes).default([]),
  includes_optional: z.array(z.string()).default([]),
});

export const labelledAdvert = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.enum(["en", "id", "ru", "mixed"]).default("mixed"),
  /** The real adverts have lost their date. */
  posted_at: z.iso.datetime({ offset: true }).default("2026-11-18T09:00:00+08:00"),
  text: z.string(),
  label,
});

export type Label = z.infer<typeof label>;
export type LabelledAdvert = z.infer<typeof labelledAdvert>;
export type Price = z.infer<typeof price>;
export type Total = z.infer<typeof total>;
