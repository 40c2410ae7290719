import { type CompareContext, differs, compareRows as rowsOf } from "@/lib/compare/compare-rows";
import { inEnglish } from "../../support/in-english";
import { homes, marketOf } from "../market/sample-market";
import { RATES } from "../money/rates";
import { NOTHING_KNOWN, sampleWholeRental } from "../rental/sample-whole-rental";

const CONTEXT: CompareContext = {
  locale: "en",
  t: inEnglish,
  now: new Date("2026-11-21T00:00:00Z"),
  rates: RATES,
  market: marketOf([]),
  isFrom: () => false,
};

type Home = ReturnType<typeof sampleWholeRental> | null;

/** The rows of homes with a single post. */
const compareRows = (homes: readonly Home[], context: CompareContext) =>
  rowsOf(
    homes.map((rental) => ({ rental, newestAt: rental?.posted_at ?? null })),
    context,
  );

const TEXT = "Villa in Canggu, 35jt/month. Wifi 50 Mbps and pool included. No pets. Minimum stay 3 months.";
const villa = sampleWholeRental({ raw_description: TEXT });
const bare = sampleWholeRental({ ...NOTHING_KNOWN, id: 2, raw_description: "" });

const textsOf = (rentals: readonly Home[], context = CONTEXT) =>
  Object.fromEntries(
    compareRows(rentals, context).map(({ name, cells }) => [name, cells.map((cell) => cell?.text)]),
  );

describe("compareRows", () => {
  it("has every fact and everything renters ask, as stated in the advert", () => {
    expect(textsOf([villa])).toEqual({
      Area: ["Canggu"],
      "Rent as posted": ["Rp 35,000,000 / month"],
      "Rent by the month": ["Rp 35,000,000 / month"],
      "Cash to move in": ["at least Rp 35,000,000. Not stated: payment in advance, deposit"],
      "Against similar homes": [null],
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
      Tenants: [null],
    });
  });

  it("has empty cells for a rental without facts", () => {
    const texts = Object.values(textsOf([bare])).flat();
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => text !== null)).toEqual([]);
  });

  it("has a cell for every home, null for one that is gone", () => {
    for (const { cells } of compareRows([null, villa, null], CONTEXT)) {
      expect(cells.map((cell) => cell === null)).toEqual([true, false, true]);
    }
    expect(compareRows([null, null], CONTEXT)).toEqual([]);
  });

  it.each([
    ["by the week", { price_amount: 9_000_000, rental_period: "week" as const }, "Rp 39,000,000 / month"],
    [
      "in a currency without an exchange rate",
      { price_amount: 900, price_currency: "SGD", rental_period: "month" as const },
      "SGD 900 / month",
    ],
    [
      "of an implausible amount",
      { price_amount: 35, rental_period: "month" as const },
      "Unsure: check the price in the post",
    ],
  ])("shows by the month a rent %s", (_, change, month) => {
    expect(textsOf([sampleWholeRental(change)])["Rent by the month"]).toEqual([month]);
  });

  it("keeps a rent in its own currency without exchange rates", () => {
    const rental = sampleWholeRental({ price_amount: 2_000, price_currency: "USD" });
    const { "Rent by the month": month } = textsOf([rental], { ...CONTEXT, rates: { IDR: 1 } });
    expect(month).toEqual(["$2,000 / month"]);
  });

  it("writes from before the lowest of several rents", () => {
    const { "Rent as posted": rents } = textsOf([villa, bare], { ...CONTEXT, isFrom: () => true });
    expect(rents).toEqual(["from Rp 35,000,000 / month", null]);
  });

  it.each([
    ["2026-11-20T00:00:00Z", null, "Yesterday"],
    ["2026-11-11T00:00:00Z", "2026-11-11T00:00:00Z", "Wed 11 Nov 2026, 10 days ago: ask if still free"],
    ["2026-10-12T00:00:00Z", "2026-10-12T00:00:00Z", "Mon 12 Oct 2026, 40 days ago: may be gone"],
    ["2026-10-12T00:00:00Z", "2026-11-20T00:00:00Z", "Mon 12 Oct 2026, again Yesterday"],
    [null, null, null],
  ])("words the age of a home posted on %s and last on %s", (posted_at, newestAt, text) => {
    const rows = rowsOf([{ rental: sampleWholeRental({ posted_at }), newestAt }], CONTEXT);
    expect(rows.find(({ name }) => name === "Posted")?.cells).toEqual([{ text }]);
  });

  it("words zero bedrooms as a studio", () => {
    expect(textsOf([sampleWholeRental({ bedrooms: 0 })]).Bedrooms).toEqual(["Studio"]);
  });

  it("compares a rent with the median of similar homes, if there are enough", () => {
    const market = marketOf(homes([20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]));
    const cheap = sampleWholeRental({ id: 2, price_amount: 22_000_000 });
    const [row] = compareRows([cheap, bare], { ...CONTEXT, market }).filter(
      ({ name }) => name === "Against similar homes",
    );
    expect(row?.cells.map((cell) => cell?.text)).toEqual(["27 % under median", null]);
    expect(row?.absent).toBe("Too few similar homes");
  });

  it("marks only the rows in which homes differ", () => {
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
    ["a value and an empty cell", ["Yes", null], true],
    ["an empty cell and a value", [null, "Yes"], true],
    ["yes and no", ["Yes", "No, or costs extra"], true],
    ["yes and yes with details", ["Yes", "Yes, 50 Mbps"], true],
    ["one of four values", ["2", "2", "3", "2"], true],
    ["equal values", ["Canggu", "Canggu"], false],
    ["equal values but for case and spaces", ["Guest  house ", "guest house"], false],
    ["two empty cells", [null, null], false],
    ["a single home", ["Canggu"], false],
    ["no home", [], false],
  ])("%s: %j", (_, said, expected) => {
    expect(differs(said)).toBe(expected);
  });
});
