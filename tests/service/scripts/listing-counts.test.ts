import { CliError } from "@/lib/cli/cli-error.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { countsLabel, listingCounts } from "@/scripts/start/listing-counts.ts";
import { emptyChannel, said } from "@/tests/service/collector/channel";

const channel = emptyChannel();

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const house = said(4, "House for rent in Ubud, 1 bedroom, 8 juta per month. WA 0812 1111 2222");
const taken = said(12, "taken", { reply_to_message_id: 4 });

const NONE = { stored: 0, shown: 0, old: 0, ended: 0, repeated: 0, waiting: 0 };

afterEach(() => jest.useRealTimers());

test("stored listings are counted by why they are not shown", async () => {
  const day = new Date("2026-11-02T00:00:00Z");
  expect(await listingCounts(channel.owner, day)).toEqual(NONE);
  await channel.collect([villa, house, taken]);
  expect(await listingCounts(channel.owner, day)).toEqual({ ...NONE, stored: 2, shown: 1, ended: 1 });
  const later = new Date("2026-12-02T00:00:00Z");
  expect(await listingCounts(channel.owner, later)).toEqual({ ...NONE, stored: 2, old: 1, ended: 1 });
  const { data } = await channel.owner.from("rentals").select("id").order("id");
  const [first, second] = data ?? [];
  const change = (values: object) => channel.owner.from("rentals").update(values).eq("id", second?.id);
  await change({ is_deleted: false, is_complete_listing: false });
  expect(await listingCounts(channel.owner, day)).toEqual({ ...NONE, stored: 2, shown: 1, waiting: 1 });
  await change({ duplicate_of_id: first?.id, is_complete_listing: true });
  expect(await listingCounts(channel.owner, day)).toEqual({ ...NONE, stored: 2, shown: 1, repeated: 1 });
});

test.each(["fetch failed", "500", "404"])(
  "an outage (%s) is an error, not a count of zero",
  async (failure) => {
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
      if (failure === "fetch failed") throw new TypeError(failure);
      return new Response("", { status: Number(failure) });
    });
    // The client repeats a failed read after seconds.
    jest.useFakeTimers();
    const client = serviceClient("http://127.0.0.1:9", "key");
    const refused = expect(listingCounts(client, new Date())).rejects.toThrow(CliError);
    await jest.runAllTimersAsync();
    await refused;
  },
);

test.each([
  [{}, "0 listings stored, 0 shown"],
  [{ stored: 1, shown: 1 }, "1 listing stored, 1 shown"],
  [{ stored: 240, shown: 212, old: 28 }, "240 listings stored, 212 shown; 28 older than 30 days"],
  [
    { stored: 9, shown: 2, old: 3, ended: 1, repeated: 1, waiting: 2 },
    "9 listings stored, 2 shown; 3 older than 30 days, 1 ended, 1 repeats another, 2 waiting for you",
  ],
])("the counts %j are written %j", (counts, expected) => {
  expect(countsLabel({ ...NONE, ...counts })).toBe(expected);
});
