import { z } from "zod";
import { RENTAL_PERIODS } from "../../lib/money/monthly-price.ts";
import { type CorrectionRow, keyText, type PostKey } from "../posts/rows.ts";

const statement = z.string().min(1).max(80);

const fields = {
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
  same_as: z.object({ channel: z.string(), message_id: z.int() }),
  /** In words that the site reads: "deposit 5jt", "minimum stay 3 months", "no pets" (collector/owner/parse-statements.ts). */
  deposit: statement,
  stay: statement,
  includes: z.array(statement).min(1).max(20),
  /** In degrees, on Bali and the islands beside it. */
  map: z.object({ lat: z.number().min(-9).max(-8), lng: z.number().min(114.3).max(115.8) }),
  /** The addresses of photos that are left out. */
  without_photo: z.array(z.string().min(1)).min(1).max(100),
};

/** What the owner says about a post, by field. */
const corrections = z.object(fields).partial();
export type Corrections = z.infer<typeof corrections>;

const { shape } = corrections;

/** What the owner sets: null takes a correction back, so that what the post says of the field counts again. */
export const ownerEdits = z.object({
  price: shape.price.nullable(),
  bedrooms: shape.bedrooms.nullable(),
  bathrooms: shape.bathrooms.nullable(),
  area: shape.area.nullable(),
  type: shape.type.nullable(),
  title: shape.title.nullable(),
  contact: shape.contact.nullable(),
  decision: shape.decision.nullable(),
  same_as: shape.same_as,
  deposit: shape.deposit.nullable(),
  stay: shape.stay.nullable(),
  includes: shape.includes.nullable(),
  map: shape.map.nullable(),
  /** Photos by their numbers on the page of the listing; addresses where a step is undone. */
  without_photo: z.union([z.array(z.int().positive()).min(1), z.array(z.string())]).nullish(),
});
export type OwnerEdits = z.infer<typeof ownerEdits>;

/** What is stored of a field that was taken back: no value that any of them may have. */
export const TAKEN_BACK = "";

/** The corrections of every post by `keyText`. A value that is no longer understood is left out. */
export function correctionsByPost(rows: readonly CorrectionRow[]): Map<string, Corrections> {
  const found = new Map<string, Corrections>();
  for (const row of rows) {
    const said = corrections.safeParse({ [row.field]: row.value });
    if (said.success) found.set(keyText(row), { ...found.get(keyText(row)), ...said.data });
  }
  return found;
}

const IN_TITLES: ReadonlySet<string> = new Set(["area", "bedrooms", "type", "title"]);

/** The posts of which the owner has set, or taken back, what titles are made of, by `keyText`. */
export function postsNamedAnew(rows: readonly CorrectionRow[]): Set<string> {
  return new Set(rows.filter(({ field }) => IN_TITLES.has(field)).map(keyText));
}

export type NamedCorrection = PostKey & { field: string; value: unknown };
