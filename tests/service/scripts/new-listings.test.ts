import { CliError } from "@/lib/cli/cli-error.ts";
import { timedLines, timedWhenLong } from "@/scripts/collect/log.ts";
import { newListingLines } from "@/scripts/collect/new-listings.ts";
import { serviceClient } from "@/scripts/service-client.ts";
import { emptyChannel, said } from "@/tests/service/collector/channel";

const channel = emptyChannel();

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const house = said(30, "House for rent in Ubud, 1 bedroom, 8 juta per month. WA 0812 1111 2222");

afterEach(() => {
  delete process.env.SITE_URL;
  jest.restoreAllMocks();
});

test("a run lists new listings with addresses, and counts stored listings that are not shown", async () => {
  const { tally } = await channel.collect([villa, house, said(31, "hello")]);
  expect(tally.published.map(({ message_id }) => message_id)).toEqual([2, 30]);
  // More than 30 days after the villa was posted, and less than 30 after the house.
  const now = new Date("2026-12-01T12:00:00Z");
  expect(await newListingLines(channel.owner, tally.published, now)).toEqual([
    "1 new listing on the site",
    "  /rental/1-bedroom-house-in-ubud  1-bedroom house in Ubud",
    "2 listings stored, 1 shown; 1 older than 30 days",
  ]);
  process.env.SITE_URL = "https://bali.example/";
  expect((await newListingLines(channel.owner, tally.published, now))[1]).toMatch(
    /^ {2}https:\/\/bali\.example\/rental\/1-bedroom/,
  );
  const again = await channel.collect([villa, house, said(31, "hello")]);
  expect(await newListingLines(channel.owner, again.tally.published, now)).toEqual([
    "2 listings stored, 1 shown; 1 older than 30 days",
  ]);
});

test("an outage is an error, not a run without new listings", async () => {
  // Counts are answered: an outage may begin after the first request, or end before the last.
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (_, init) =>
      init?.method === "HEAD"
        ? new Response(null, { headers: { "content-range": "*/0" } })
        : new Response("", { status: 500 }),
    );
  const client = serviceClient("http://127.0.0.1:9", "key");
  const published = [{ channel: "balihomes", message_id: 2 }];
  await expect(newListingLines(client, published, new Date())).rejects.toThrow(CliError);
});

test("each line of a long run has a timestamp in Bali time", () => {
  const at = new Date("2026-11-23T23:12:03.500Z");
  expect(timedLines("published  1\n\nqueued     0", at)).toBe(
    "2026-11-24 07:12:03  published  1\n2026-11-24 07:12:03\n2026-11-24 07:12:03  queued     0",
  );
});

test.each([
  [119_999, "20 of 80 messages"],
  [120_000, "2026-11-24 07:12:03  20 of 80 messages"],
])("a run logs after %i ms: %s", (elapsedMs, expected) => {
  expect(timedWhenLong("20 of 80 messages", elapsedMs, new Date("2026-11-23T23:12:03Z"))).toBe(expected);
});
