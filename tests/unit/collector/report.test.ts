import { type Reason, reasonKind, reasonText } from "@/collector/posts/reasons.ts";
import { factsOf } from "@/collector/report/read-facts.ts";
import { Tally } from "@/collector/report/tally.ts";
import { reader } from "@/lib/region/region-reader";
import { samplePost } from "./sample-post";

const original = { channel: "Bali Homes 2", message_id: 12 };

test.each<[string, Reason[], string]>([
  ["repeats Bali Homes 2/12", [{ code: "repeats", of: original }], "repeats an earlier post"],
  [
    "the owner says it repeats Bali Homes 2/12",
    [{ code: "joined-by-owner", of: original }],
    "the owner says it repeats an earlier post",
  ],
  [
    "it may repeat Bali Homes 2/12, or be another unit",
    [{ code: "may-repeat", of: original }],
    "it may repeat an earlier post, or be another unit",
  ],
  ["says that message 12 is taken", [{ code: "ends", of: 12 }], "says that another message is taken"],
  [
    'no place is known by the name "cnaggu"',
    [{ code: "unknown-place", of: "cnaggu" }],
    "no place is known by the name …",
  ],
  ["its rent is uncertain: 3 of 4", [{ code: "uncertain-rent", of: "3 of 4" }], "its rent is uncertain"],
  [
    "its rent is uncertain: 3 of 4; it names no area",
    [{ code: "uncertain-rent", of: "3 of 4" }, { code: "no-area" }],
    "its rent is uncertain; it names no area",
  ],
  [
    "another author, another rent: a clone of Bali Homes 2/12, or the agent?",
    [{ code: "copies", of: { ...original, isAuthorKnown: true, differences: ["another rent"] } }],
    "another author, another rent",
  ],
])("%s is counted with others as: %3$s", (text, reasons, kind) => {
  expect([reasonText(reasons), reasonKind(reasons)]).toEqual([text, kind]);
});

test("the tally has a line for every outcome, also for those that did not occur", () => {
  const tally = new Tally();
  tally.add("unchanged", null);
  expect(`${tally}`.split("\n")).toEqual([
    ...["published  0", "updated    0", "ended      0", "merged     0", "queued     0", "left out   0"],
    "unchanged  1",
  ]);
});

test.each([
  [null, "published", "published  1"],
  ["merged", "published", "updated    1"],
  ["published", "removed", "ended      1"],
  ["removed", "removed", undefined],
] as const)("a post that was %s and is now %s is counted as %s", (before, status, counted) => {
  const tally = new Tally();
  tally.post(before && samplePost({ status: before }), samplePost({ status }));
  expect(`${tally}`.split("\n").find((line) => line.endsWith(" 1"))).toBe(counted);
});

test("the facts that were read are one line, without doubtful ones; the owner's word replaces them", () => {
  const advert = reader.readAdvert(
    "2 bedroom villa, 1 bathroom, Canggu, IDR 25.000.000 per month, @made_bali, WA 0812 3456 7890",
    { postedAt: new Date("2026-11-09T18:00:00Z") },
  );
  const rooms = "2 bedrooms · 1 bathroom";
  const contacts = "+6281234567890 · @made_bali";
  expect(factsOf(advert)).toBe(`Rp 25,000,000 / month · canggu · ${rooms} · ${contacts}`);
  const price = { amount: 20e6, currency: "IDR", period: "month" } as const;
  expect(factsOf(advert, { price, area: "ubud" })).toBe(
    `Rp 20,000,000 / month · ubud · ${rooms} · ${contacts}`,
  );
});
