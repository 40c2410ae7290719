import { STATED_ITEMS } from "@/lib/facts/stated-items";
import { type Statement, statementsOf } from "@/lib/facts/statements";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleFacts, sampleWholeRental } from "../rental/sample-whole-rental";

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

testReadings("tests/unit/facts/statements.tsv", {
  statements: (text) =>
    Object.entries(said(read(text)))
      .map(([item, words]) => `${item} ${words}`)
      .join("; "),
});

describe("statementsOf", () => {
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
