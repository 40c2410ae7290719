import { INCLUDED } from "@/lib/facts/stated-items";
import { rentalStatements } from "@/lib/rental/rental-statements";
import { NOTHING_STATED, type SearchedFacts, searchedFacts } from "@/lib/search/searched-facts";
import { demoListings } from "@/tests/support/demo-listings";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleRent } from "../rental/sample-rental";
import { sampleFacts, sampleWholeRental } from "../rental/sample-whole-rental";

const POSTED = "2026-11-10T01:00:00Z";

const read = (text: string, amenities: readonly string[] = [], postedAt: string | null = POSTED) =>
  searchedFacts(
    sampleFacts(sampleWholeRental({ raw_description: text, amenities: [...amenities], posted_at: postedAt })),
  );

describe("searchedFacts", () => {
  it.each<[text: string, facts: Partial<SearchedFacts>]>([
    ["Wifi 50 Mbps", { includes: { wifi: "yes" } }],
    ["Wifi extra", { includes: { wifi: "no" } }],
    ["Pets allowed", { includes: { pets: "yes" } }],
    ["No pets", { includes: { pets: "no" } }],
    ["Minimum stay 1 month", { minimumStayMonths: 1 }],
    ["min 2 weeks", { minimumStayMonths: 0 }],
    ["min 3 months", { minimumStayMonths: 3 }],
    ["Villa: 1 month 22 mln, 6 months 20 mln", { minimumStayMonths: 1 }],
    ["Villa: 3 months 22 mln, 6 months 20 mln", { minimumStayMonths: 3 }],
    ["Villa 22 mln/month, from 6 months 20 mln", {}],
    ["Available now", { availableFrom: "now" }],
    ["Can move in any day", { availableFrom: "now" }],
    ["Free from next week", { availableFrom: "2026-11-17" }],
    ["Available from 1 December", { availableFrom: "2026-12-01" }],
    ["Kos khusus putri", { includes: { women_only: "yes" } }],
    ["Rooms for men only", { includes: { women_only: "no" } }],
    // Doubtful facts
    ["Wifi included. Wifi extra.", {}],
    ["28 mln min 3 months, 25 mln min 1 month", {}],
    ["Available 1 December. Available 10 December", {}],
    // No facts
    ["", {}],
    ["A lovely place", {}],
    ["Looking for a villa with wifi, pets allowed, for min 1 month", {}],
    [`${"Lovely. ".repeat(2_500)}Wifi included`, {}],
  ])("reads what the advert states (%#)", (text, facts) => {
    expect(read(text)).toEqual({ ...NOTHING_STATED, ...facts });
  });

  it("lists the homes of a post that offers several, cheapest first", () => {
    const post = "Villas in Canggu\nVilla A, 3 bedrooms - 35jt/month\nVilla B, 1 bedroom - 9jt/month";
    expect(read(post).units).toEqual([
      { bedrooms: 1, rent: sampleRent({ price_amount: 9_000_000 }) },
      { bedrooms: 3, rent: sampleRent() },
    ]);
    expect(read("Kos in Ubud: AC 2jt/month, fan 1.5jt/month").units).toEqual([
      { bedrooms: null, rent: sampleRent({ price_amount: 1_500_000 }) },
      { bedrooms: 1, rent: sampleRent({ price_amount: 2_000_000 }) },
    ]);
    expect(read("Villa A, 3 bedrooms - 35jt/month, 350jt/year").units).toEqual([]);
  });

  it("takes from the amenities facts that the text does not state", () => {
    expect(read("A lovely place", ["WiFi", "pet friendly"])).toMatchObject({
      includes: { wifi: "yes", pets: "yes" },
    });
    expect(read("No wifi", ["WiFi"])).toMatchObject({ includes: { wifi: "no" } });
  });

  it("prefers the statements of the site's owner, like the screen of a rental", () => {
    const text = "Wifi extra, no pets, min 3 months. Pool, deposit 10jt";
    const owner_statements = "deposit 5jt\nminimum stay 1 month\nwifi included\nno pool";
    const rental = sampleWholeRental({ raw_description: text, owner_statements });
    expect(searchedFacts(sampleFacts(rental))).toEqual({
      ...NOTHING_STATED,
      ...{ includes: { wifi: "yes", pets: "no", pool: "no" }, minimumStayMonths: 1 },
    });
    const statements = rentalStatements(rental, ENGLISH);
    const says = statements.map(({ item, says: said, value, spans }) => [item, [said, value, spans.length]]);
    expect(Object.fromEntries(says)).toMatchObject({
      deposit: ["yes", "Rp 5,000,000", 0],
      minimumStay: ["yes", "1 month", 0],
      wifi: ["yes", null, 0],
      pool: ["no", null, 0],
      pets: ["no", null, 1],
    });
  });

  it("reads no dates in an advert without a date", () => {
    expect(read("Available now", [], null)).toBe(NOTHING_STATED);
  });

  it("agrees with the screen of a rental", () => {
    for (const row of demoListings(new Date(POSTED)).rentals.filter((_, at) => at % 8 === 0)) {
      const { amenities, posted_at_telegram: posted_at } = row;
      const raw_description = row.raw_description ?? "";
      const rental = sampleWholeRental({ raw_description, amenities, posted_at });
      const statements = rentalStatements(rental, ENGLISH);
      const says = (item: string) => statements.find((statement) => statement.item === item)?.says;
      const facts = searchedFacts(rental.facts);
      const stated = (fact: unknown) => (fact === null ? "unstated" : "yes");
      const includes = INCLUDED.map((item) => [item, facts.includes[item] ?? "unstated"]);
      expect({
        ...Object.fromEntries(includes),
        minimumStay: stated(facts.minimumStayMonths),
        availableFrom: stated(facts.availableFrom),
      }).toEqual({
        ...Object.fromEntries(INCLUDED.map((item) => [item, says(item)])),
        minimumStay: says("minimumStay"),
        availableFrom: says("availableFrom"),
      });
    }
  });
});
