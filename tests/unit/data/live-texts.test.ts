import { contactId } from "@/lib/contact/contact-id";
import { liveTexts } from "@/lib/search/live-texts";
import { NOTHING_STATED } from "@/lib/search/searched-facts";
import type { LiveTexts } from "@/lib/search/snapshot";
import { foldedText, idsMatching } from "@/lib/text/searched-texts";
import { readCases } from "@/tests/support/case-table";
import { sampleRent } from "../rental/sample-rental";
import { sampleWholeRental } from "../rental/sample-whole-rental";

describe("matching of keywords", () => {
  const TITLES = [
    "Private POOL",
    "100% wifi",
    "snake_case",
    "star*star",
    "starXstar",
    "comma,comma",
    "paren(x)",
    'quote"quote',
    "back\\slash",
    "beach 🏝️ 😀",
    "Вилла БАССЕЙН",
    "בית עם בריכה",
    "a.b:c;d",
    "it's",
    "price $^[x]{2}|?+.",
    "true null and or not",
  ];

  const texts = new Map(TITLES.map((title, id) => [id, foldedText(title)]));

  /** The titles that contain every term. */
  function found(...terms: string[]): string[] {
    const ids = idsMatching(texts, { wanted: terms, unwanted: [] });
    return TITLES.filter((_, id) => ids.has(id));
  }

  describe("idsMatching", () => {
    it.each([
      ["pool", ["Private POOL"]],
      ["wifi", ["100% wifi"]],
      ["басс", ["Вилла БАССЕЙН"]],
      ["бассейн", ["Вилла БАССЕЙН"]],
      ["בריכה", ["בית עם בריכה"]],
      ["😀", ["beach 🏝️ 😀"]],
      ["helipad", []],
    ])("finds %j in any case, anywhere in the text", (term, titles) => {
      expect(found(term)).toEqual(titles);
    });

    it.each(readCases("tests/unit/data/literal-terms.tsv", ["term"]))(
      'searches for "$term" literally, never as syntax ($at)',
      ({ term }) => {
        expect(found(term)).toEqual(TITLES.filter((title) => title.toLowerCase().includes(term)));
      },
    );

    it("requires every term", () => {
      expect(found("private", "pool")).toEqual(["Private POOL"]);
      expect(found("private", "wifi")).toEqual([]);
      expect(found()).toEqual(TITLES);
    });

    it.each([
      [[], ["pool"], TITLES.filter((title) => !/pool/i.test(title))],
      [[], ["POOL", "вилла", "😀"], TITLES.filter((title) => !/pool|вилла|😀/i.test(title))],
      [["private"], ["wifi"], ["Private POOL"]],
      [["private"], ["pool"], []],
      [[], ["."], TITLES.filter((title) => !title.includes("."))],
    ])("searches for %j and excludes texts that contain any of %j", (wanted, unwanted, titles) => {
      const ids = idsMatching(texts, { wanted, unwanted });
      expect(TITLES.filter((_, id) => ids.has(id))).toEqual(titles);
    });

    it.each([
      ["İSTANBUL", "istanbul"],
      ["istanbul", "i\u0307stanbul"],
      ["ΟΔΟΣ", "οδος"],
      ["οδος", "οδοσ"],
      ["Straße", "STRAßE"],
    ])("finds %j by %j", (text, term) => {
      expect(idsMatching(new Map([[1, foldedText(text)]]), { wanted: [term], unwanted: [] }).size).toBe(1);
    });

    it("searches only the first 20,000 characters of a text", () => {
      const long = foldedText(`${"a".repeat(19_999)}xy`);
      expect([...idsMatching(new Map([[1, long]]), { wanted: ["x"], unwanted: [] })]).toEqual([1]);
      expect([...idsMatching(new Map([[1, long]]), { wanted: ["y"], unwanted: [] })]).toEqual([]);
    });
  });
});

describe("liveTexts", () => {
  const rental = (id: number, raw_description: string) =>
    sampleWholeRental({
      id,
      title: `Home ${id}`,
      raw_description,
      contact_url: `https://t.me/owner_${id}`,
      amenities: [],
    });

  const search = ({ searched }: LiveTexts, ...wanted: string[]) => [
    ...idsMatching(searched, { wanted, unwanted: [] }),
  ];

  it("searches titles and descriptions", () => {
    const texts = liveTexts([rental(1, "With a POOL"), rental(2, "Sea view"), rental(3, "")]);
    expect(search(texts, "pool")).toEqual([1]);
    expect(search(texts, "home")).toEqual([1, 2, 3]);
    expect(search(texts, "home", "view")).toEqual([2]);
  });

  it("finds rentals by contact, in the contact column or in the text, by a key that hides it", () => {
    const texts = liveTexts([
      rental(1, "WA 0812 3456 7890"),
      rental(2, "pool"),
      rental(3, "+62 812-3456-7890, @Owner_2"),
    ]);
    const having = (contact: string) => [...texts.idsWithContact(contactId(contact))];
    expect(having("tel:+6281234567890")).toEqual([1, 3]);
    expect(having("tg:owner_2")).toEqual([2, 3]);
    expect(having("tel:+6289999999999")).toEqual([]);
    expect(contactId("tg:owner_2")).toMatch(/^[0-9a-f]{12}$/);
  });

  it("has the stated facts of adverts, and the rent of their first posts", () => {
    const first_post = { posted_at: null, text: "Villa", rent: sampleRent({ price_amount: 25_000_000 }) };
    const posted = { ...rental(4, "Villa"), first_post };
    const texts = liveTexts([
      rental(1, "Wifi, no pets"),
      rental(2, "Min stay 1 month, available now"),
      { ...posted, facts: null },
    ]);
    expect(texts.factsOf(1)).toMatchObject({
      includes: { wifi: "yes", pets: "no" },
      minimumStayMonths: null,
    });
    expect(texts.factsOf(2)).toMatchObject({ minimumStayMonths: 1, availableFrom: "now" });
    expect(texts.factsOf(3)).toEqual(NOTHING_STATED);
    expect(texts.factsOf(4)).toMatchObject({ firstRent: { amount: 25_000_000 } });
  });

  it("indexes again only what is another object", () => {
    const [kept, edited] = [rental(1, "pool"), rental(2, "sea")];
    const before = liveTexts([kept, edited]);
    const after = liveTexts([kept, rental(2, "garden")]);
    expect(after.factsOf(1)).toBe(before.factsOf(1));
    expect([search(after, "sea"), search(after, "garden")]).toEqual([[], [2]]);
    expect(search(before, "sea")).toEqual([2]);
  });
});
