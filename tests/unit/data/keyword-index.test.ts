import { contactId } from "@/lib/contact/contact-id";
import { NOTHING_STATED } from "@/lib/facts/searched-facts";
import type { DescribedRow } from "@/lib/search/indexed-text";
import { foldedText, idsMatching } from "@/lib/text/searched-texts";
import { keywordIndex } from "@/server/data/keyword-index";
import { readCases } from "@/tests/support/case-table";
import { sampleFacts, sampleWholeRental } from "../rentals/sample-whole-rental";

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

describe("keywordIndex", () => {
  const TEN_MINUTES_MS = 10 * 60 * 1000;

  /** Returns the same object for the same id, like a list whose rental has not changed. */
  const rentals = new Map<number, { id: number; title: string }>();
  const rental = (id: number) => {
    const known = rentals.get(id) ?? { id, title: `Home ${id}` };
    rentals.set(id, known);
    return known;
  };
  const listed = (...ids: number[]) => ids.map(rental);

  /** An index over descriptions by id. Its reads are recorded, and fail while `state.isDown`. */
  function service(stored: Record<number, string | null>) {
    const clock = { now: 0 };
    const asked: (string | number[])[] = [];
    const state = { isDown: false };
    const rows = () =>
      Object.entries(stored).map(
        ([id, raw_description]): DescribedRow => ({
          ...{ id: Number(id), raw_description, contact_url: `https://t.me/owner_${id}` },
          facts: sampleFacts(sampleWholeRental({ raw_description: raw_description ?? "" })),
        }),
      );
    const check = () => {
      if (state.isDown) throw new Error("down");
    };
    const followed = keywordIndex(
      {
        all: async function* () {
          asked.push("all");
          check();
          for (const row of rows()) yield [row];
        },
        byIds: async (ids) => {
          asked.push([...ids]);
          check();
          return rows().filter(({ id }) => ids.includes(id));
        },
      },
      () => clock.now,
    );
    const search = (...terms: string[]) => [
      ...idsMatching(followed.texts(), { wanted: terms, unwanted: [] }),
    ];
    const { idsWithContact, factsOf } = followed;
    /** Updates the index to a list that was last read whole at `sweptAt`. */
    const update = (list: Parameters<typeof followed.update>[0], sweptAt = 0) =>
      followed.update(list, sweptAt);
    const having = (contact: string) => [...idsWithContact(contactId(contact))];
    return { stored, clock, asked, state, update, having, search, factsOf };
  }

  /** An index whose clock advances by a millisecond per call, as if each text took that long. */
  function slowIndex(count: number) {
    const tick = { now: 0 };
    const row = { raw_description: "Wifi", contact_url: null };
    const page = Array.from({ length: count }, (_, id): DescribedRow => ({ id, ...row }));
    const reads = {
      all: async function* () {
        yield page;
      },
      byIds: async () => [],
    };
    return { tick, followed: keywordIndex(reads, () => (tick.now += 1)) };
  }

  it("reads all descriptions first, and searches them together with the titles", async () => {
    const { update, search, asked } = service({ 1: "With a POOL", 2: "Sea view", 3: null });
    await update(listed(1, 2, 3));
    expect(search("pool")).toEqual([1]);
    expect(search("home")).toEqual([1, 2, 3]);
    expect(search("home", "view")).toEqual([2]);
    expect(asked).toEqual(["all"]);
  });

  it("finds live rentals by contact, whether in contact_url or in the text", async () => {
    const { update, having } = service({
      1: "WA 0812 3456 7890",
      2: "pool",
      3: "+62 812-3456-7890, @Owner_2",
    });
    await update(listed(1, 2, 3));
    expect(having("tel:+6281234567890")).toEqual([1, 3]);
    expect(having("tg:owner_2")).toEqual([2, 3]);
    await update(listed(2));
    expect(having("tel:+6281234567890")).toEqual([]);
    expect(having("tg:owner_2")).toEqual([2]);
  });

  it("later reads only the descriptions of new rentals, each once", async () => {
    const { update, search, asked, stored } = service({ 1: "pool" });
    await update(listed(1));
    stored[2] = "pool, too";
    await update(listed(2, 1, 3));
    await update(listed(2, 1, 3));
    expect(search("pool")).toEqual([2, 1]);
    expect(asked).toEqual(["all", [2, 3]]);
  });

  it("reads a few new rentals by id in batches of 200, but everything when most of the list is new", async () => {
    const { update, asked } = service({});
    await update([]);
    const known = Array.from({ length: 2_500 }, (_, index) => index);
    await update(listed(...known));
    expect(asked.splice(0)).toEqual(["all", "all"]);
    await update(listed(...known, ...Array.from({ length: 450 }, (_, index) => 1_000_000 + index)));
    expect(asked.map(({ length }) => length)).toEqual([200, 200, 50]);
  });

  it("drops a rental that leaves the list, and reads it again when it returns", async () => {
    const { update, search, asked } = service({ 1: "pool", 2: "pool" });
    await update(listed(1, 2));
    await update(listed(1));
    expect(search("pool")).toEqual([1]);
    await update(listed(1, 2));
    expect(asked).toEqual(["all", [2]]);
  });

  it("reads the text of a rental again only when its object in the list was replaced", async () => {
    const { update, search, asked, stored } = service({ 1: "pool", 2: "sea" });
    await update(listed(1, 2));
    Object.assign(stored, { 1: "garden", 2: "not told to have changed" });
    await update([{ id: 1, title: "Loft" }, rental(2)]);
    expect([search("loft"), search("home"), search("garden"), search("sea")]).toEqual([[1], [2], [1], [2]]);
    expect(asked).toEqual(["all", [1]]);
  });

  it("reads all texts again after a sweep ten minutes later, even if no rental changed", async () => {
    const { update, search, asked, clock, stored } = service({ 1: "pool" });
    const list = listed(1);
    await update(list);
    stored[1] = "garden";
    clock.now = 2 * TEN_MINUTES_MS;
    await update(list, TEN_MINUTES_MS - 1);
    expect(search("garden")).toEqual([]);
    await update(list, TEN_MINUTES_MS);
    expect([search("garden"), search("pool")]).toEqual([[1], []]);
    expect(asked).toEqual(["all", "all"]);
  });

  it("extracts the stated facts of adverts, and updates them when an advert changes", async () => {
    const { update, factsOf, stored } = service({ 1: "Wifi, no pets", 2: "Sea view" });
    await update(listed(1, 2));
    expect(factsOf(1)).toMatchObject({
      ...{ includes: { wifi: "yes", pets: "no" }, minimumStayMonths: null, availableFrom: null },
    });
    expect(factsOf(2)).toEqual({ ...NOTHING_STATED, includes: { pool: "yes" } });
    expect(factsOf(3)).toEqual(NOTHING_STATED);
    Object.assign(stored, { 1: "No wifi", 2: "Min stay 1 month, available now" });
    await update([{ ...rental(1) }, { ...rental(2) }]);
    expect(factsOf(1)).toMatchObject({ includes: { wifi: "no", pool: "yes" } });
    expect(factsOf(2)).toMatchObject({ minimumStayMonths: 1, availableFrom: "now" });
  });

  it("yields to other tasks while it indexes many texts", async () => {
    const { followed, tick } = slowIndex(100);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    await followed.update(listed(...Array.from({ length: 100 }, (_, id) => id)), 0);
    clearInterval(others);
    expect(tick.now).toBeGreaterThanOrEqual(100);
    expect(turns).toBeGreaterThan(5);
  });

  it("keeps its texts while the data service is down, and resumes afterwards", async () => {
    const { update, search, state } = service({ 1: "pool", 2: "sea" });
    await update(listed(1));
    state.isDown = true;
    await expect(update(listed(1, 2))).rejects.toThrow("down");
    await expect(update(listed(1, 2), TEN_MINUTES_MS)).rejects.toThrow("down");
    expect([search("pool"), search("sea")]).toEqual([[1], []]);
    state.isDown = false;
    await update(listed(1, 2));
    expect(search("sea")).toEqual([2]);
  });
});
