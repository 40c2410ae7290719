import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Reason, reasonKind, reasonText } from "@/collector/posts/reasons.ts";
import { readAsLabel } from "@/collector/report/read-as-label.ts";
import type { MessageRecord } from "@/collector/report/records.ts";
import { Tally } from "@/collector/report/tally.ts";
import { type SharersSection, writeReport } from "@/collector/report/write-report.ts";
import { reader } from "@/lib/region/region-reader";
import { samplePost } from "./sample-post";

const { readAdvert } = reader;

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
  ["says that message 12 is taken", [{ code: "ends", of: 12 }], "says that an earlier message is taken"],
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

/** Past midnight in Bali. */
const postedAt = new Date("2026-11-09T18:00:00Z");
const record: MessageRecord = {
  channel: "balihomes",
  message_id: 7,
  status: "queued",
  into: null,
  reason: "it names no area",
  photos: 1,
  read: null,
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-"));
});

afterEach(() => rm(folder, { recursive: true }));

let sharers: SharersSection[] = [];

async function reportOf(...texts: string[]): Promise<string> {
  async function* reported() {
    for (const text of texts) {
      const advert = readAdvert(text, { postedAt });
      yield { record: { ...record, read: readAsLabel(advert) }, text, postedAt, advert };
    }
  }
  const file = join(folder, "report.html");
  await writeReport(file, "balihomes", reported(), sharers);
  return readFile(file, "utf8");
}

test("the report shows a post with its key, status, reason, and the words that were read", async () => {
  const page = await reportOf("2 bedroom villa, IDR 25.000.000 per month");
  expect(page).toContain("balihomes/7 queued: it names no area");
  expect(page).toContain(">2026-11-10 · 1 photo<");
  expect(page).toMatch(/<mark title="[^"]*rent[^"]*">[^<]*25\.000\.000/);
});

test("the facts that were read are listed in one line", async () => {
  const page = await reportOf("2 bedroom villa, 1 bathroom, Canggu, IDR 25.000.000 per month, @made_bali");
  expect(page).toContain("<div>Rp 25,000,000 / month · canggu · 2 bedrooms · 1 bathroom · @made_bali</div>");
});

test("the markup of a post is escaped", async () => {
  const page = await reportOf(`<script>alert(1)</script> <img src=x onerror="x"> villa & pool`);
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain("&lt;script&gt;");
  expect(page).toContain("&amp;");
});

test("a report without posts is a complete page, and loads nothing", async () => {
  const page = await reportOf();
  expect(page).toMatch(/^<!doctype html>.*<\/html>\s*$/s);
  expect(page).not.toMatch(/<(?:link|script|img)|https?:/);
});

test("listings that show the photos of others are named, with their markup escaped", async () => {
  sharers = [{ heading: "Same", lines: ["a/2 (<b>Villa</b>) shows 3 photos of a/1: another contact"] }];
  const page = await reportOf("villa");
  sharers = [];
  expect(page).toContain("<li>a/2 (&lt;b&gt;Villa&lt;/b&gt;) shows 3 photos of a/1: another contact</li>");
  expect(await reportOf("villa")).not.toContain("Same</h2>");
});
