import { CliError } from "@/lib/cli/cli-error.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { listingCounts } from "@/scripts/start/listing-counts.ts";
import { emptyChannel, said } from "@/tests/service/collector/channel";

const channel = emptyChannel();

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const house = said(4, "House for rent in Ubud, 1 bedroom, 8 juta per month. WA 0812 1111 2222");
const taken = said(12, "taken", { reply_to_message_id: 4 });

afterEach(() => jest.useRealTimers());

test("stored listings are counted, and those that lists show", async () => {
  const day = new Date("2026-11-02T00:00:00Z");
  expect(await listingCounts(channel.owner, day)).toEqual({ stored: 0, label: "0 listings stored, 0 shown" });
  await channel.collect([villa]);
  expect(await listingCounts(channel.owner, day)).toEqual({ stored: 1, label: "1 listing stored, 1 shown" });
  await channel.collect([villa, house, taken]);
  expect(await listingCounts(channel.owner, day)).toEqual({ stored: 2, label: "2 listings stored, 1 shown" });
  const later = new Date("2026-12-02T00:00:00Z");
  expect((await listingCounts(channel.owner, later)).label).toBe(
    "2 listings stored, 0 shown, 1 older than 30 days",
  );
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
