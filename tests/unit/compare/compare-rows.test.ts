import { type CompareContext, differs, compareRows as rowsOf } from "@/lib/compare/compare-rows";
import { inEnglish } from "../../support/in-english";
import { homes, marketOf } from "../market/sample-market";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "../rentals/sample-whole-rental";

const CONTEXT: CompareContext = {
  locale: "en",
  t: inEnglish,
  now: new Date("2026-11-21T00:00:00Z"),
  rates: RATES,
  market: marketOf([]),
  isFrom: () => false,
};

type Home = ReturnType<typeof sampleWholeRental> | null;

/** The rows of homes that were posted once. */
const compareRows = (homes: readonly Home[], context: CompareContext) =>
  rowsOf(
    homes.map((rental) => ({ rental, newestAt: rental?.posted_at ?? null })),
    context,
  );

const TEXT = "Villa in Canggu, 35jt/month. Wifi 50 Mbps and pool included. No pets. Minimum stay 3 months.";
const villa = sampleWholeRental({ raw_description: TEXT });
const bare = sampleWholeRental({
  id: 2,
  title: null,
  location: null,
  bedrooms: null,
  bathrooms: null,
  price_amount: null,
  rental_period: null,
  posted_at: null,
  media_urls: [],
  raw_description: "",
  property_type: null,
  amenities: [],
});

const textsOf = (rentals: readonly Home[], context = CONTEXT) =>
  Object.fromEntries(
    compareRows(rentals, context).map(({ name, cells }) => [name, cells.map((cell) => cell?.text)]),
  );

describe("compareRows", () => {
  it("has every fact and everything renters ask, as the advert says it", () => {
    expect(textsOf([villa])).toEqual({
      Area: ["Canggu"],
      "Rent as posted": ["Rp 35,000,000 / month"],
      "Rent by the month": ["Rp 35,000,000 / month"],
      "Cash to move in": ["at least Rp 35,000,000. Not stated: payment in advance, deposit"],
      "Beside the median of asking rents": [null],
      Bedrooms: ["2"],
      Bathrooms: ["2"],
      Type: ["Villa"],
      Posted: ["Yesterday"],
      Deposit: [null],
      "Minimum stay": ["3 months"],
      "Available from": [null],
      Electricity: [null],
      Water: [null],
      "Wi-Fi": ["Yes, 50 Mbps"],
      Cleaning: [null],
      Kitchen: [null],
      "Air conditioning": [null],
      Pool: ["Yes"],
      Parking: [null],
      Pets: ["No, or costs extra"],
      Furnishing: [null],
    });
  });

  it("states nothing for a row without any fact, in every row", () => {
    const texts = Object.values(textsOf([bare])).flat();
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => text !== null)).toEqual([]);
  });

  it("has a cell for every home, none said of one that is gone", () => {
    for (const { cells } of compareRows([null, villa, null], CONTEXT)) {
      expect(cells.map((cell) => cell === null)).toEqual([true, false, true]);
    }
    expect(compareRows([null, null], CONTEXT)).toEqual([]);
  });

  it.each([
    ["the week", { price_amount: 9_000_000, rental_period: "week" as const }, "Rp 39,000,000 / month"],
    [
      "a currency without a rate",
      { price_amount: 900, price_currency: "SGD", rental_period: "month" as const },
      "SGD 900 / month",
    ],
    [
      "an amount nobody asks",
      { price_amount: 35, rental_period: "month" as const },
      "Unsure: check the price in the post",
    ],
  ])("brings a rent by %s to the month", (_, change, month) => {
    expect(textsOf([sampleWholeRental(change)])["Rent by the month"]).toEqual([month]);
  });

  it("keeps a rent in its own currency where no rates are known", () => {
    const rental = sampleWholeRental({ price_amount: 2_000, price_currency: "USD" });
    const { "Rent by the month": month } = textsOf([rental], { ...CONTEXT, rates: { IDR: 1 } });
    expect(month).toEqual(["$2,000 / month"]);
  });

  it("says from of the lowest of several rents", () => {
    const { "Rent as posted": rents } = textsOf([villa, bare], { ...CONTEXT, isFrom: () => true });
    expect(rents).toEqual(["from Rp 35,000,000 / month", null]);
  });

  it.each([
    ["2026-11-20T00:00:00Z", null, "Yesterday"],
    ["2026-11-11T00:00:00Z", "2026-11-11T00:00:00Z", "Wed 11 Nov 2026, 10 days: ask first"],
    ["2026-10-12T00:00:00Z", "2026-10-12T00:00:00Z", "Mon 12 Oct 2026, 40 days: may be gone"],
    ["2026-10-12T00:00:00Z", "2026-11-20T00:00:00Z", "Mon 12 Oct 2026, again Yesterday"],
    [null, null, null],
  ])("says of a post of %s, posted last %s, how old it is", (posted_at, newestAt, text) => {
    const rows = rowsOf([{ rental: sampleWholeRental({ posted_at }), newestAt }], CONTEXT);
    expect(rows.find(({ name }) => name === "Posted")?.cells).toEqual([{ text }]);
  });

  it("calls no bedroom a studio", () => {
    expect(textsOf([sampleWholeRental({ bedrooms: 0 })]).Bedrooms).toEqual(["Studio"]);
  });

  it("places a rent beside those of homes alike, where there are enough", () => {
    const market = marketOf(homes([20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]));
    const cheap = sampleWholeRental({ id: 2, price_amount: 22_000_000 });
    const [row] = compareRows([cheap, bare], { ...CONTEXT, market }).filter(({ name }) =>
      /median/.test(name),
    );
    expect(row?.cells.map((cell) => cell?.text)).toEqual(["27 % under median", null]);
    expect(row?.absent).toBe("Too few alike to say");
  });

  it("marks the rows in which homes differ, and no others", () => {
    const twin = sampleWholeRental({
      id: 3,
      raw_description: TEXT.replace("No pets", "Pets welcome"),
      bathrooms: 1,
    });
    const marked = (rentals: readonly Home[]) =>
      compareRows(rentals, CONTEXT).flatMap(({ name, differs }) => (differs ? [name] : []));
    expect(marked([villa, twin])).toEqual(["Bathrooms", "Pets"]);
    expect(marked([villa, null])).toEqual([]);
    expect(marked([villa, sampleWholeRental({ id: 4, raw_description: "", amenities: [] })])).toEqual([
      "Minimum stay",
      "Wi-Fi",
      "Pool",
      "Pets",
    ]);
  });
});

describe("differs", () => {
  test.each([
    ["two values", ["Canggu", "Ubud"], true],
    ["a value and nothing stated", ["Yes", null], true],
    ["nothing stated, then a value", [null, "Yes"], true],
    ["yes and no", ["Yes", "No, or costs extra"], true],
    ["yes and how much", ["Yes", "Yes, 50 Mbps"], true],
    ["one of four", ["2", "2", "3", "2"], true],
    ["the same", ["Canggu", "Canggu"], false],
    ["the same in other letters and spaces", ["Guest  house ", "guest house"], false],
    ["nothing stated by either", [null, null], false],
    ["a single home", ["Canggu"], false],
    ["no home", [], false],
  ])("%s: %j", (_, said, expected) => {
    expect(differs(said)).toBe(expected);
  });
});
