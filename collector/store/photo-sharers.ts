import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { parseRentalFacts } from "../../lib/facts/rental-facts.ts";
import { RENTAL_PERIODS } from "../../lib/money/monthly-price.ts";
import { serviceError } from "./call-function.ts";

const COLUMNS =
  "id,title,location,price_amount,price_currency,rental_period,source_channel_name,message_id,contact_url,facts,shared_photos";

/** More than a report should list. */
const MAX_LISTINGS = 1_000;

const sharer = z.object({
  id: z.int(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  price_amount: z.coerce.number().nullable(),
  price_currency: z.string().nullable(),
  rental_period: z.enum(RENTAL_PERIODS).nullable().catch(null),
  source_channel_name: z.string().nullable(),
  message_id: z.int().nullable(),
  contact_url: z.string().nullable(),
  facts: z.unknown().transform(parseRentalFacts),
  shared_photos: z.array(z.object({ id: z.int(), photos: z.int() })),
});
/** A listing that shares photos with others. */
export type PhotoSharerRow = z.infer<typeof sharer>;

/** The listings that share photos with others, newest first. Throws a `CliError` if the service refuses. */
export async function photoSharers(client: SupabaseClient): Promise<PhotoSharerRow[]> {
  const { data, error } = await client
    .from("rentals")
    .select(COLUMNS)
    .not("shared_photos", "is", null)
    .eq("is_deleted", false)
    .order("posted_at_telegram", { ascending: false })
    .limit(MAX_LISTINGS);
  if (error) throw serviceError("to list shared photos", error.message);
  return z.array(sharer).parse(data);
}
