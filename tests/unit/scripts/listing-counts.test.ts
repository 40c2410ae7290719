import { countsLabel, listingCounts } from "@/scripts/start/listing-counts.ts";
import { said, TestChannel } from "@/tests/unit/collector/channel";

jest.setTimeout(60_000);

const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");
const house = said(4, "House for rent in Ubud, 1 bedroom, 8 juta per month. WA 0812 1111 2222");
const taken = said(12, "taken", { reply_to_message_id: 4 });

test("listings that are stored are told from those that are shown", async () => {
  const channel = await TestChannel.open();
  try {
    const day = new Date("2026-11-02T00:00:00Z");
    expect(await listingCounts(channel.owner, day)).toEqual({ stored: 0, shown: 0 });
    await channel.collect([villa, house, taken]);
    expect(await listingCounts(channel.owner, day)).toEqual({ stored: 2, shown: 1 });
    const later = new Date("2026-12-02T00:00:00Z");
    expect(await listingCounts(channel.owner, later)).toEqual({ stored: 2, shown: 0 });
  } finally {
    await channel.close();
  }
});

test.each([
  [{ stored: 0, shown: 0 }, "0 listings stored, 0 shown"],
  [{ stored: 1, shown: 1 }, "1 listing stored, 1 shown"],
  [{ stored: 240, shown: 212 }, "240 listings stored, 212 shown"],
])("%j: %s", (counts, expected) => {
  expect(countsLabel(counts)).toBe(expected);
});
