import { STATED_ITEMS } from "@/lib/facts/stated-items";
import { type Statement, statementsOf } from "@/lib/facts/statements";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleFacts, sampleWholeRental } from "../rentals/sample-whole-rental";

const POSTED = new Date("2026-11-10T01:00:00Z");

const read = (text: string, postedAt: Date | null = POSTED) => {
  const rental = sampleWholeRental({ raw_description: text, posted_at: postedAt?.toISOString() ?? null });
  return statementsOf(text, sampleFacts(rental).advert, ENGLISH);
};

/** The stated items, such as "yes", "no" or "yes: 50 Mbps". */
const said = (statements: readonly Statement[]) =>
  Object.fromEntries(
    statements
      .filter(({ says }) => says !== "unstated")
      .map(({ item, says, value }) => [item, value === null ? says : `${says}: ${value}`]),
  );

const wordsOf = (text: string, item: string) =>
  read(text)
    .find((statement) => statement.item === item)
    ?.spans.map(({ start, end }) => text.slice(start, end));

describe("statementsOf", () => {
  it.each<[text: string, statements: Record<string, string>]>([
    ["Villa 12 jt/month", { rent: "yes: Rp 12,000,000 / month" }],
    ["Rent $800 per month", { rent: "yes: $800 / month" }],
    [
      "Villa: 20 mln per month, 200 mln per year",
      { rent: "yes: Rp 20,000,000 / month, Rp 200,000,000 / year" },
    ],
    [
      "Villa: 1 month 22 mln, 6 months 20 mln, 12 months 18 mln",
      {
        rent: "yes: Rp 22,000,000 / month, Rp 20,000,000 / month from 6 months, Rp 18,000,000 / month from 1 year",
        minimumStay: "yes: 1 month",
      },
    ],
    [
      "Villa: 22 mln per month, 6 months 120 mln",
      { rent: "yes: Rp 22,000,000 / month, Rp 120,000,000 for 6 months" },
    ],
    ["12 jt/month, deposit 5 jt", { rent: "yes: Rp 12,000,000 / month", deposit: "yes: Rp 5,000,000" }],
    ["Minimum stay 1 month", { minimumStay: "yes: 1 month" }],
    ["Minimum stay 3 months", { minimumStay: "yes: 3 months" }],
    ["min 1 tahun", { minimumStay: "yes: 1 year" }],
    ["Minimum stay 2 weeks", { minimumStay: "yes: 2 weeks" }],
    ["min 3 nights", { minimumStay: "yes: 3 days" }],
    ["min 18 months", { minimumStay: "yes: 18 months" }],
    [
      "Villa 12 jt/month, deposit: half a month",
      { rent: "yes: Rp 12,000,000 / month", deposit: "yes: “deposit: half a month”" },
    ],
    ["Refundable deposit. Wifi included", { deposit: "yes: “Refundable deposit”", wifi: "yes" }],
    ["👉 Deposit required", { deposit: "yes: “Deposit required”" }],
    ["Tanpa deposit", { deposit: "no: “Tanpa deposit”" }],
    ["No deposit for stays over six months", { deposit: "yes: “No deposit for stays over six months”" }],
    ["Deposit back by WA +62 812 3456 7890", { deposit: "yes" }],
    ["Free from next week", { availableFrom: "yes: “Free from next week”" }],
    ["Kosong mulai minggu depan", { availableFrom: "yes: “Kosong mulai minggu depan”" }],
    ["Can move in any day", { availableFrom: "yes: now" }],
    ["Available now", { availableFrom: "yes: now" }],
    ["Available from 1 December", { availableFrom: "yes: 1 December 2026" }],
    ["Wifi 50 Mbps", { wifi: "yes: 50 Mbps" }],
    ["Wifi included", { wifi: "yes" }],
    ["Electricity included up to 1 mln", { electricity: "yes: up to Rp 1,000,000" }],
    ["Listrik maks 300rb/bulan", { electricity: "yes: up to Rp 300,000" }],
    ["Electricity included, wifi up to 50 Mbps", { electricity: "yes", wifi: "yes: 50 Mbps" }],
    ["No wifi", { wifi: "no" }],
    ["Electricity extra, water included", { electricity: "no", water: "yes" }],
    [
      "Cleaning twice a week, private pool, AC, parking",
      { cleaning: "yes", pool: "yes", ac: "yes", parking: "yes" },
    ],
    ["No pets. Fully furnished, kitchen", { pets: "no", furnished: "yes", kitchen: "yes" }],
    ["Бассейн, кухня, свет отдельно", { pool: "yes", kitchen: "yes", electricity: "no" }],
    ["Kolam renang, dapur, listrik sendiri", { pool: "yes", kitchen: "yes", electricity: "no" }],
  ])("%s", (text, statements) => {
    expect(said(read(text))).toEqual(statements);
  });

  it.each([
    ["no text", ""],
    ["no fact", "A lovely place among the rice fields"],
    ["only symbols", "🌴🌴🌴 ___ !!! ???"],
    ["contradictory words", "Wifi included. Wifi extra."],
    ["a wanted post", "Looking for a villa with pool, wifi and AC, budget 12 jt per month"],
    ["words after 20,000 characters", `${"Lovely. ".repeat(2_500)}Wifi included`],
  ])("states nothing for %s", (_, text) => {
    const statements = read(text);
    expect(statements.map(({ item }) => item)).toEqual([...STATED_ITEMS]);
    expect(said(statements)).toEqual({});
    expect(statements.flatMap(({ value, spans }) => [value, ...spans]).filter(Boolean)).toEqual([]);
  });

  it("lists three rents and counts the others", () => {
    const units = [
      "Studio 5 jt/month",
      "1BR 7 jt/month",
      "2BR 9 jt/month",
      "3BR 12 jt/month",
      "4BR 15 jt/month",
    ];
    expect(said(read(units.join("\n")))).toEqual({
      rent: "yes: Rp 5,000,000 / month, Rp 7,000,000 / month, Rp 9,000,000 / month and 2 more",
    });
  });

  it("states no dates for an advert without a date", () => {
    expect(said(read("Available now. Min 2 months", null))).toEqual({ minimumStay: "yes: 2 months" });
  });

  it.each([
    ["🌴 Villa\nPrivate 𝗽𝗼𝗼𝗹 🏊", "pool", ["𝗽𝗼𝗼𝗹"]],
    ["Rent: 12 jt / month", "rent", ["12 jt / month"]],
    ["12 jt monthly or 120 jt yearly", "rent", ["12 jt monthly or 120 jt yearly"]],
    ["12 jt monthly\n120 jt yearly", "rent", ["12 jt monthly", "120 jt yearly"]],
    ["Fast wifi in every room, 50 Mbps", "wifi", ["wifi in every room, 50 Mbps"]],
    ["Wifi 50 Mbps", "wifi", ["Wifi 50 Mbps"]],
  ])("in %j points to the words that state %s", (text, item, words) => {
    expect(wordsOf(text, item)).toEqual(words);
  });
});
