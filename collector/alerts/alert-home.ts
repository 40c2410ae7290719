import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { parseRentalFacts } from "../../lib/facts/rental-facts.ts";
import { chunks } from "../../lib/lists/chunks.ts";
import { liveColumns, liveRow, texts } from "../../lib/rental/live-row.ts";
import { rowsOf } from "../store/call-function.ts";

const text = z.string().nullable().catch(null);

const detailColumns = z.object({
  id: liveColumns.id,
  raw_description: z.string().catch(""),
  contact_name: text,
  contact_url: text,
  owner_statements: text,
  amenities: texts,
  facts: z.unknown().optional().transform(parseRentalFacts),
  is_deleted: z.boolean(),
  is_complete_listing: z.boolean(),
  message_type: text,
  duplicate_of_id: z.unknown(),
});

const alertHome = z
  .preprocess((row) => ({ rental: row, details: row }), z.object({ rental: liveRow, details: detailColumns }))
  .transform(({ rental, details }) => {
    const { is_deleted, is_complete_listing, message_type, duplicate_of_id, ...rest } = details;
    const isOffered = !is_deleted && is_complete_listing && message_type === "rental";
    return { ...rental, ...rest, isOffered, isRepeat: (duplicate_of_id ?? null) !== null };
  });

/** A home with what its messages say. `isOffered` is false once it is let or taken back; `isRepeat` if another listing shows it. */
export type AlertHome = z.infer<typeof alertHome>;

const IDS_AT_ONCE = 200;

/** The homes with these ids, by id. One that was taken down is missing. */
export async function alertHomes(
  client: SupabaseClient,
  ids: readonly number[],
): Promise<Map<number, AlertHome>> {
  const homes: AlertHome[] = [];
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    const read = await client.from("rentals").select("*").in("id", some);
    const rows = rowsOf("homes to write about", read, z.unknown());
    homes.push(...rows.flatMap((row) => alertHome.safeParse(row).data ?? []));
  }
  return new Map(homes.map((home) => [home.id, home]));
}
