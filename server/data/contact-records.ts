import "server-only";
import { z } from "zod";
import { contactId } from "@/lib/contact/contact-id";
import type { ContactRecord } from "@/lib/rental/contact-record";
import { daysShown } from "@/lib/rental/live";
import { timestamp } from "@/lib/rental/live-row";
import { reportOnce } from "@/server/reporting/report-error";
import { supabaseClient } from "./supabase-client";

/** PostgREST's and the embedded service's codes for a function that the database does not have. */
const UNDEFINED_FUNCTION = ["PGRST202", "42883"];

const recordRows = z.array(
  z.object({
    contact: z.string(),
    first_seen: timestamp.pipe(z.string()),
    ended: z.int(),
    areas: z.array(z.string()),
  }),
);

/** What this site has seen of the contacts of a rental (docs/behaviour.md, D16), keyed by `contactId`. */
export async function readContactRecords(id: number): Promise<Record<string, ContactRecord>> {
  const { data, error } = await supabaseClient().rpc("contact_records", {
    of_rental: id,
    days_shown: daysShown(),
  });
  if (error && UNDEFINED_FUNCTION.includes(error.code)) {
    reportOnce("The data service tells nothing of contacts: apply supabase/migrations", error.message);
    return {};
  }
  if (error) throw new Error(`Reading the records of contacts failed: ${error.message}`);
  return Object.fromEntries(
    recordRows.parse(data).map(({ contact, ...record }) => [contactId(contact), record]),
  );
}
