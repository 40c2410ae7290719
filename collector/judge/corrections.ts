import { z } from "zod";
import { isInRegion } from "../../lib/facts/home-point.ts";
import { RENTAL_PERIODS } from "../../lib/money/period.ts";
import { keyText, postKey } from "../posts/post-key.ts";
import type { CorrectionRow } from "../posts/rows.ts";

const statement = z.string().min(1).max(80);

const corrections = z
  .object({
    price: z.object({
      amount: z.number().positive().max(1e12),
      currency: z.string().regex(/^[A-Z]{3}$/),
      period: z.enum(RENTAL_PERIODS),
    }),
    bedrooms: z.int().min(0).max(1_000),
    bathrooms: z.number().min(0).max(1_000),
    area: z.string().min(1).max(200),
    type: z.string().min(1).max(200),
    title: z.string().min(1).max(500),
    contact: z.string().min(1).max(2_000),
    decision: z.enum(["publish", "reject"]),
    same_as: postKey,
    /** When the owner said that the home is taken. Ends the posts of its listing up to then. */
    taken: z.iso.datetime(),
    /** In words that the reader understands: "deposit 5jt", "minimum stay 3 months", "no pets" (collector/owner/parse-fields.ts). */
    deposit: statement,
    stay: statement,
    from: statement,
    includes: z.array(statement).min(1).max(20),
    /** Degrees, within the region. */
    map: z
      .object({ lat: z.number(), lng: z.number() })
      .refine(({ lat, lng }) => isInRegion({ latitude: lat, longitude: lng })),
    /** URLs of photos that the listing leaves out. */
    without_photo: z.array(z.string().min(1)).min(1).max(100),
    /** URL of the photo that comes first. */
    first_photo: z.string().min(1),
  })
  .partial();
export type Corrections = z.infer<typeof corrections>;

const { shape } = corrections;

/** What a command of the owner sets. Null takes a correction back, so that the post's own value applies again. */
export const ownerEdits = z.object({
  price: shape.price.nullable(),
  bedrooms: shape.bedrooms.nullable(),
  bathrooms: shape.bathrooms.nullable(),
  area: shape.area.nullable(),
  type: shape.type.nullable(),
  title: shape.title.nullable(),
  contact: shape.contact.nullable(),
  decision: shape.decision.nullable(),
  same_as: shape.same_as.nullable(),
  taken: shape.taken.nullable(),
  deposit: shape.deposit.nullable(),
  stay: shape.stay.nullable(),
  from: shape.from.nullable(),
  includes: shape.includes.nullable(),
  map: shape.map.nullable(),
  /** Photos by their numbers on the listing's page, or by their URLs when a step is undone. */
  without_photo: z.union([z.array(z.int().positive()).min(1), z.array(z.string())]).nullish(),
  first_photo: z.union([z.int().positive(), z.string()]).nullish(),
});
export type OwnerEdits = z.infer<typeof ownerEdits>;

/** Stored for a field whose correction was taken back. No field accepts it as a value. */
export const TAKEN_BACK = "";

/** The corrections of each post by `keyText`, without values that no longer parse. */
export function correctionsByPost(rows: readonly CorrectionRow[]): Map<string, Corrections> {
  const found = new Map<string, Corrections>();
  // In one order, however they were read: a card's version is of their text.
  for (const row of rows.toSorted((a, b) => a.field.localeCompare(b.field))) {
    const parsed = corrections.safeParse({ [row.field]: row.value });
    if (parsed.success) found.set(keyText(row), { ...found.get(keyText(row)), ...parsed.data });
  }
  return found;
}
