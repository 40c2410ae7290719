import { readFileSync } from "node:fs";
import { z } from "zod";
import { parseRegion } from "@/lib/region/region-file";
import { labelledAdvert } from "@/tests/audit/adverts/labelled-advert";
import { sumScores } from "@/tests/audit/adverts/report";
import { score } from "@/tests/audit/adverts/score";
import { readAsLabel } from "@/tests/support/read-as-label";

/** A region that exists for tests only: baht, Thai phone numbers, English and Russian. */
const FOLDER = "tests/regions/samui";

const adverts = z.array(labelledAdvert).parse(JSON.parse(readFileSync(`${FOLDER}/adverts.json`, "utf8")));

/** The project's modules loaded for this region, because they read it on load. */
async function modulesOfRegion() {
  jest.resetModules();
  for (const name of Object.keys(process.env)) if (/^REGION(?:_|$)/.test(name)) delete process.env[name];
  process.env.REGION = `../${FOLDER}`;
  const [{ reader }, options, { LOCALES }, { regionMessages }, price, { parseAmount }, currency] =
    await Promise.all([
      import("@/lib/region/region-reader"),
      import("@/lib/filters/options"),
      import("@/lib/language/locales"),
      import("@/lib/language/region-messages"),
      import("@/lib/money/format-price"),
      import("@/lib/money/amount"),
      import("@/lib/money/currency"),
    ]);
  const [{ parseListQuery, canonicalQuery }, { rentalsPassing }, { rentOf, isDoubtful }, { wishQuery }] =
    await Promise.all([
      import("@/lib/filters/schema"),
      import("@/lib/search/search"),
      import("@/lib/rental/rent"),
      import("@/lib/search/wish-query"),
    ]);
  const [{ ENGLISH }, { RUSSIAN }, { sampleRental }, { CONTEXT }] = await Promise.all([
    import("@/tests/support/in-english"),
    import("@/tests/support/in-russian"),
    import("../rental/sample-rental"),
    import("../search/search-context"),
  ]);
  return {
    ...{
      reader,
      options,
      LOCALES,
      regionMessages,
      price,
      parseAmount,
      currency,
      parseListQuery,
      canonicalQuery,
    },
    ...{ rentalsPassing, rentOf, isDoubtful, wishQuery, ENGLISH, RUSSIAN, sampleRental, CONTEXT },
  };
}

let site: Awaited<ReturnType<typeof modulesOfRegion>>;
const before = { ...process.env };
beforeAll(async () => {
  site = await modulesOfRegion();
});
afterAll(() => {
  process.env = before;
});

const readAll = () =>
  adverts.map(({ text, posted_at, label }) => ({
    label,
    read: site.reader.readAdvert(text, { postedAt: new Date(posted_at) }),
  }));

test("its file follows the schema", () => {
  const { currency, languages } = parseRegion(readFileSync(`${FOLDER}/region.json`, "utf8"), "region.json");
  expect([currency, ...languages]).toEqual(["THB", "en", "ru"]);
});

test("its adverts are read: rents in baht, areas, rooms, Thai phone numbers", () => {
  const scores = sumScores(readAll().map(({ label, read }) => score(label, readAsLabel(read))));
  const mistaken = Object.entries(scores).filter(([, { wrong, missed }]) => wrong + missed > 0);
  expect(mistaken).toEqual([]);
  expect(scores.prices?.right).toBeGreaterThan(20);
});

test("words of a sentence ask for baht", () => {
  const asked = { now: new Date("2026-11-20T04:00:00Z"), currencies: site.currency.DISPLAY_CURRENCIES };
  const queryOf = (sentence: string) => {
    const wish = site.reader.readWish(sentence, asked);
    return wish && site.wishQuery(wish, () => true).query;
  };
  expect(queryOf("studio lamai under 10k")).toBe(
    "location=lamai&price_range=10&price_by=month&max_bedrooms=0",
  );
  expect(queryOf("дом маенам до 20 000 бат")).toContain("price_max=20000");
  expect(queryOf("2br bophut under 30")).toContain("price_max=30000");
});

test("its price filter has its own steps, in thousands", () => {
  const { PRICE_RANGES, priceRangeLabel } = site.options;
  expect(PRICE_RANGES).toEqual([10, 15, 25, 40]);
  expect(PRICE_RANGES.map((range) => priceRangeLabel(range, site.ENGLISH))).toEqual([
    ...["Up to 10K", "Up to 15K", "Up to 25K", "Up to 40K"],
  ]);
  expect(priceRangeLabel(15, site.RUSSIAN)).toBe("До 15\u00a0тыс.");
});

test("rents are filtered by whole baht", () => {
  const rentals = readAll().flatMap(({ read: { kind, rents } }, index) => {
    const lead = rents[0]?.value;
    const rent = lead ? site.rentOf(lead.amount, lead.currency, lead.period) : null;
    return kind.value === "offer" ? [site.sampleRental({ id: index + 1, rent })] : [];
  });
  const found = (search: string) =>
    site.rentalsPassing(rentals, site.parseListQuery(search), { ...site.CONTEXT, rates: { THB: 1 } }).length;
  expect(rentals).toHaveLength(16);
  expect(found("price_range=10&price_by=month")).toBe(3);
  expect(found("price_range=15&price_by=month")).toBe(7);
  expect(found("price_max=25000")).toBe(13);
  expect(site.canonicalQuery(site.parseListQuery("price_max=25&price_range=11"))).toBe("price_max=25000");
});

test("rents are shown in baht", () => {
  const { formatAmount, compactAmount } = site.price;
  expect(formatAmount(25_000, null, "en")).toBe("฿25,000");
  expect(formatAmount(25_000, null, "ru")).toBe("25\u00a0000\u00a0฿");
  expect(compactAmount(12_500, null, site.ENGLISH)).toBe("฿12.5K");
  expect(compactAmount(12_500, "THB", site.RUSSIAN)).toBe("12,5\u00a0тыс.\u00a0฿");
  expect(site.parseAmount("฿ 25k", "THB")).toBe(25_000);
  expect([25_000, 25, 25_000_000].map(site.isDoubtful)).toEqual([false, true, true]);
  expect(site.currency.DISPLAY_CURRENCIES).toEqual(["THB", "USD", "AUD", "CAD", "EUR"]);
});

test("it offers two languages, and needs no texts for the third", () => {
  expect(site.LOCALES).toEqual(["en", "ru"]);
  expect(site.regionMessages("ru").hero.heading).toMatch(/Самуи/);
  expect(site.regionMessages("id")).toMatchObject({ hero: site.regionMessages("en").hero });
});
