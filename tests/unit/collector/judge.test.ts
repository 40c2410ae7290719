import { compareMarks, comparePosts } from "@/collector/judge/compare-adverts";
import type { Corrections } from "@/collector/judge/corrections";
import { decide } from "@/collector/judge/decide";
import { readerFiles, rulesVersion } from "@/collector/judge/rules-version.ts";
import { contactsWarnedOf } from "@/collector/judge/warnings.ts";
import { posterKeys } from "@/collector/posts/author.ts";
import { unitLabels } from "@/packages/reader/home/unit-traits";
import { readCases } from "@/tests/support/case-table";
import { compared, plain } from "./adverts";
import { samplePost } from "./sample-post";

const PLACES = new Set(["canggu", "ubud"]);
const VILLA = "Villa for rent in Canggu, 2 bedrooms, 25 million IDR per month, WA 0812 3456 7890";
const RENT = { amount: 30_000_000, currency: "IDR", period: "month" } as const;

const decided = (text: string, owner: Corrections = {}) => decide(compared(text).advert, owner, PLACES);

test("an offer with a rent and a known place is published", () => {
  expect(decided(VILLA)).toMatchObject({
    ...{ status: "published", reasons: [], location: "canggu" },
    rent: { amount: 25_000_000, currency: "IDR", period: "month" },
  });
});

test.each([
  ["without a rent", VILLA.replace("25 million IDR per month, ", ""), { code: "no-rent" }],
  ["without an area", VILLA.replace(" in Canggu", ""), { code: "no-area" }],
  ["in an area without a place", VILLA.replace("Canggu", "Amed"), { code: "unknown-place", of: "amed" }],
])("an offer %s waits for the owner", (_, text, reason) => {
  expect(decided(text)).toMatchObject({ status: "queued", reasons: [reason] });
});

test("an advert of somebody who looks for a home is ignored, unless the owner publishes it", () => {
  const wanted = "Looking for a villa in Canggu for 25 million IDR per month, 2 bedrooms";
  expect(decided(wanted)).toMatchObject({ status: "ignored", reasons: [{ code: "wanted" }] });
  expect(decided(wanted, { decision: "publish", price: RENT }).status).toBe("published");
});

test("the owner's area and rent replace those that the text lacks", () => {
  const text = "House for rent, 2 bedrooms. WA 0812 1111 2222";
  expect(decided(text, { area: "Ubud", price: RENT })).toMatchObject({
    ...{ status: "published", location: "ubud" },
    rent: RENT,
  });
});

test("the version changes with the known places, but not with their order", async () => {
  const version = await rulesVersion(new Set(["canggu", "ubud"]));
  expect(await rulesVersion(new Set(["ubud", "canggu"]))).toBe(version);
  expect(await rulesVersion(new Set(["canggu", "sanur", "ubud"]))).not.toBe(version);
});

test("the files of the reader include the region's tables and the reader's vocabulary", async () => {
  const tables = ["region.json", "places.csv", "words.tsv"].map((name) => `regions/bali/${name}`);
  expect(await readerFiles()).toEqual(
    expect.arrayContaining([...tables, "packages/reader/vocabulary/en.tsv"]),
  );
});

test.each([
  ["Beware of +62 812 3456 7890, a scammer", ["tel:+6281234567890"]],
  ["Hati-hati penipu! 0812 3456 7890, sudah transfer DP langsung diblok", ["tel:+6281234567890"]],
  ["Осторожно, мошенник: @villa_baliman взял депозит и пропал", ["tg:villa_baliman"]],
  ["SCAM ALERT: @made_bali and made@bali.example", ["tg:made_bali", "mailto:made@bali.example"]],
  ["Beware of scammers! Our only official number is +62 812 3456 7890", []],
  ["Awas penipuan, nomor resmi kami 0812 3456 7890", []],
  ["Осторожно, мошенники! Наш единственный номер +62 812 3456 7890", []],
  [VILLA, []],
])("%j warns of %j", (text, expected) => {
  const { advert } = compared(text);
  const post = samplePost({
    text,
    contact_keys: [...posterKeys(advert, "user1")],
    reasons: decide(advert, {}, PLACES).reasons,
  });
  expect(contactsWarnedOf(post)).toEqual(expected);
});

const home = `Cozy house for rent in Ubud
2 bedrooms with AC, hot water, kitchen and a small garden
Quiet street, near rice fields, high speed wifi, parking for a car
IDR 15.000.000 / month
WA +62 812 3456 7890`;

describe("comparePosts", () => {
  test.each([
    ["the same text", home, "repost"],
    ["another rent", home.replace("15.000.000", "14.000.000"), "repost"],
    ["a new line at the end", `${home}\nStill available!`, "repost"],
    ["a headline", `AVAILABLE NOW!!!\n${home}`, "repost"],
    ["another letter case", home.toUpperCase(), "repost"],
    ["other bedrooms", home.replace("2 bedrooms", "3 bedrooms"), "different"],
    ["another area", home.replace("Ubud", "Canggu"), "different"],
    ["a unit that the other does not name", home.replace("house", "house unit 2"), "unsure"],
    ["a floor that the other does not name", `${home}\nSecond floor`, "unsure"],
    ["an unexplained number", home.replace("a car", "2 cars"), "unsure"],
    [
      "half of the words in common",
      `${home.split("\n").slice(0, 2).join("\n")}\nNew kitchen, new roof, new bathroom and a new bed for you`,
      "unsure",
    ],
    [
      "the same facts in other words",
      "Rumah disewakan di Ubud: 2 kamar tidur, 14,5 juta per bulan. WA 0812 3456 7890",
      "unsure",
    ],
    [
      "other words and another rent",
      "Rumah disewakan di Ubud: 2 kamar tidur, 9 juta per bulan. WA 0812 3456 7890",
      "different",
    ],
    ["another text", "Villa in Ubud, 20 jt per month, pool and a view of the mountains", "different"],
    ["an empty text", "", "different"],
  ])("%s", (_, other, expected) => {
    expect(comparePosts(compared(home), compared(other))).toBe(expected);
    expect(comparePosts(compared(other), compared(home))).toBe(expected);
  });

  test.each([
    ["the same price list", "28 mln for one month, 25 mln per month from 3 months", "unsure"],
    ["one of the rents", "28 mln per month", "different"],
    ["another price list", "29 mln for one month, 25 mln per month from 3 months", "different"],
  ])("in other words under one account: %s", (_, rents, expected) => {
    const villa = "Villa in Penestanan, Ubud, 2 bedrooms\n1 month 28 mln\n3 months 25 mln/month\n@lena_home";
    const other = `Free again: two bedroom villa with a pool in Penestanan, ${rents}. Lena @lena_home`;
    expect(comparePosts(compared(villa), compared(other))).toBe(expected);
  });

  test("very short texts are reposts only if they are identical", () => {
    const short = "Room in Ubud 3jt/month";
    expect(comparePosts(compared(short), compared(short))).toBe("repost");
    expect(comparePosts(compared(short), compared(`${short} wifi`))).toBe("different");
  });
});

const marksOf = (text: string) =>
  Object.fromEntries([...unitLabels(plain(text))].map(([kind, labels]) => [kind, [...labels]]));

test.each(readCases("tests/unit/collector/unit-labels.tsv", ["one", "other", "verdict"]))(
  'the units "$one" and "$other" are $verdict, in either order ($at)',
  ({ one, other, verdict }) => {
    expect(compareMarks(marksOf(one), marksOf(other))).toBe(verdict);
    expect(compareMarks(marksOf(other), marksOf(one))).toBe(verdict);
  },
);
