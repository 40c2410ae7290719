import "server-only";
import { z } from "zod";
import { contactId } from "@/lib/contact/contact-id";
import type { ContactRecord } from "@/lib/rentals/contact-record";
import { daysShown } from "@/lib/rentals/live";
import { timestamp } from "@/lib/rentals/live-row";
import { oncePerProcess } from "@/server/process/once-per-process";
import { reportOnce } from "@/server/reporting/report-error";
import { cachedReadOr } from "./cached-read";
import { staleIfErrorByKey } from "./stale-if-error";
import { supabaseClient } from "./supabase-client";

/** PostgREST's and the embedded service's codes for a function that the database does not have. */
const UNDEFINED_FUNCTION = ["PGRST202", "42883"];

const MAX_BYTES = 4 * 1024 * 1024;

const recordRows = z.array(
  z.object({
    contact: z.string(),
    first_seen: timestamp.pipe(z.string()),
    ended: z.int(),
    areas: z.array(z.string()),
  }),
);

/** The records of the contacts of a rental, by their opaque keys. */
type ContactRecords = Record<string, ContactRecord>;

async function readRecords(id: number): Promise<ContactRecords> {
  const { data, error } = await supabaseClient("reposts").rpc("contact_records", {
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

const byRental = oncePerProcess("contact records", () =>
  staleIfErrorByKey(readRecords, {
    hasContent: (records) => Object.keys(records).length > 0,
    maxBytes: MAX_BYTES,
  }),
);

/** What this site has seen of the contacts of a rental (docs/behaviour.md, D16), keyed by `contactId`. Empty while it cannot be read. */
export async function contactRecords(id: number): Promise<ContactRecords> {
  "use cache";
  return cachedReadOr({}, "Reading the records of contacts failed", byRental(id));
}
