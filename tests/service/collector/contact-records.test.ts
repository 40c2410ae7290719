import { takeDown } from "@/collector/owner/take-down.ts";
import { DAY_MS } from "@/lib/time/region-day";
import { emptyChannel, said } from "./channel";

const villa = (id: number, area: string, contact: string, more = "") =>
  said(
    id,
    `Villa ${id} for rent in ${area}, ${(id % 4) + 1} bedrooms, IDR ${20 + id}.000.000 per month, WA ${contact}${more}`,
  );
const MADE = "+62 812 3456 7890";
const homes = [villa(2, "Canggu", MADE), villa(5, "Ubud", MADE), villa(7, "Sanur", "+62 813 1111 2222")];
const last = said(20, "hello everybody");

const channel = emptyChannel();

beforeEach(async () => {
  await channel.collect([...homes, last]);
  // The database counts the days of the list by its own clock.
  await channel.owner.from("rentals").update({ posted_at_telegram: new Date().toISOString() }).gt("id", 0);
});

/** The contact records of a message's listing. */
async function recordsOf(message_id: number, days_shown = 30) {
  const { data: rentals } = await channel.owner.from("rentals").select("id").eq("message_id", message_id);
  const asked = { of_rental: rentals?.[0]?.id ?? 0, days_shown };
  const { data, error } = await channel.owner.rpc("contact_records", asked);
  if (error) throw new Error(error.message);
  return data;
}

const first_seen = "2026-11-01T04:00:00+00:00";
const made = { contact: "tel:+6281234567890", first_seen, ended: 0, areas: ["canggu", "ubud"] };

test("a listing has only the record of its own contact", async () => {
  expect(await recordsOf(2)).toEqual([made]);
  expect(await recordsOf(7)).toMatchObject([{ contact: "tel:+6281311112222", areas: ["sanur"] }]);
});

test("homes that ended, or are older than lists show, count as ended", async () => {
  await channel.owner.from("rentals").update({ is_deleted: true }).eq("message_id", 5);
  expect(await recordsOf(2)).toEqual([{ ...made, ended: 1 }]);
  await channel.owner
    .from("rentals")
    .update({ posted_at_telegram: "2026-01-01T00:00:00Z" })
    .eq("message_id", 2);
  expect(await recordsOf(2)).toEqual([{ ...made, ended: 2 }]);
});

test("the number of ended homes depends on how many days lists show", async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  await channel.owner
    .from("rentals")
    .update({ posted_at_telegram: ago(20) })
    .eq("message_id", 2);
  await channel.owner
    .from("rentals")
    .update({ posted_at_telegram: ago(40) })
    .eq("message_id", 5);
  for (const [days, ended] of [
    [14, 2],
    [30, 1],
    [45, 0],
  ] as const)
    expect([days, await recordsOf(2, days)]).toEqual([days, [{ ...made, ended }]]);
});

test("a listing that is not shown reveals no contact record", async () => {
  await channel.owner.from("rentals").update({ is_deleted: true }).eq("message_id", 2);
  expect(await recordsOf(2)).toEqual([]);
  expect(await recordsOf(404)).toEqual([]);
});

test("a takedown removes its post from the contact's record", async () => {
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: 5 }));
  expect(await recordsOf(2)).toEqual([{ ...made, areas: ["canggu"] }]);
});
