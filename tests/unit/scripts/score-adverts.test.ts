import type { ReadLabel } from "@/collector/report/read-as-label.ts";
import { labelledAdvert } from "@/tests/audit/adverts/labelled-advert.ts";
import { score } from "@/tests/audit/adverts/score.ts";

const NOTHING: ReadLabel = {
  kind: "offer",
  why: null,
  prices: [],
  totals: [],
  bedrooms: null,
  bathrooms: null,
  area: null,
  phone: null,
  telegram: null,
  map_url: null,
  available_from: null,
  minimum_stay_months: null,
  deposit: null,
  deposit_in_words: null,
  available_in_words: null,
  includes: {},
};

const RIGHT = { right: 1, wrong: 0, missed: 0 };
const SILENT = { right: 0, wrong: 0, missed: 0 };
const MISSED = { right: 0, wrong: 0, missed: 1 };
const WRONG = { right: 0, wrong: 1, missed: 1 };
const INVENTED = { right: 0, wrong: 1, missed: 0 };

const month = (amount: number) => ({ amount, currency: "IDR", period: "month" as const });
const year = (amount: number) => ({ amount, currency: "IDR", period: "year" as const });
const day = (amount: number) => ({ amount, currency: "IDR", period: "day" as const });
const night = (amount: number) => ({ amount, currency: "IDR", period: "night" as const });

function scoresOf(label: object, read: Partial<ReadLabel>) {
  const advert = labelledAdvert.parse({ id: 1, text: "", label: { kind: "offer", ...label } });
  return score(advert.label, { ...NOTHING, ...read });
}

test.each([
  [{ bedrooms: 2 }, 2, RIGHT],
  [{ bedrooms: 2 }, null, MISSED],
  [{ bedrooms: 2 }, 3, WRONG],
  [{ bedrooms: null }, null, SILENT],
  [{ bedrooms: null }, 3, INVENTED],
  [{ bedrooms: 1, bedrooms_accept: [null] }, null, SILENT],
  [{ bedrooms: 1, bedrooms_accept: [null] }, 1, RIGHT],
  [{ bedrooms: 1, bedrooms_accept: [null] }, 2, INVENTED],
  [{ bedrooms: 0 }, 0, RIGHT],
  [{}, 3, undefined],
])("bedrooms %j read as %j", (label, bedrooms, count) => {
  expect(scoresOf(label, { bedrooms }).bedrooms).toEqual(count);
});

test.each([
  [{ area: ["canggu", "kaba-kaba"] }, ["kaba kaba"], RIGHT],
  [{ area: ["canggu"] }, ["ubud"], WRONG],
  [{ area: null }, ["ubud"], INVENTED],
  [{ area: null, area_accept: ["pecatu", "uluwatu"] }, ["uluwatu"], RIGHT],
  [{ area: ["uluwatu"], area_accept: [null, ["pecatu"]] }, null, SILENT],
  [{ area: ["uluwatu"], area_accept: [["pecatu"]] }, ["pecatu"], RIGHT],
])("area %j read as %j", (label, area, count) => {
  expect(scoresOf(label, { area }).area).toEqual(count);
});

test.each([
  ["all", {}, [month(20), year(200)], { right: 2, wrong: 0, missed: 0 }],
  ["one of two", {}, [month(20)], { right: 1, wrong: 0, missed: 1 }],
  ["an additional wrong one", {}, [month(20), year(200), month(5)], { right: 2, wrong: 1, missed: 0 }],
  ["without a price marked optional by index", { prices_optional: [1] }, [month(20)], RIGHT],
  ["without a price marked optional by value", { prices_optional: [year(200)] }, [month(20)], RIGHT],
  [
    "with an additional optional price",
    { prices_optional: [month(5)] },
    [month(20), year(200), month(5)],
    { right: 2, wrong: 0, missed: 0 },
  ],
  ["the closest accepted list", { prices_accept: [[month(19)]] }, [month(19)], RIGHT],
  ["none, when prices are optional", { price_optional: true }, [], SILENT],
])("prices: %s", (_, label, prices, count) => {
  expect(scoresOf({ prices: [month(20), year(200)], ...label }, { prices }).prices).toEqual(count);
});

test("a price per night equals one per day", () => {
  expect(scoresOf({ prices: [night(1)] }, { prices: [day(1)] }).prices).toEqual(RIGHT);
});

test.each([
  [{}, [month(20), year(200)], RIGHT],
  [{}, [year(200), month(20)], WRONG],
  [{ first_accept: [0, 1] }, [year(200)], RIGHT],
  [{ prices_accept: [[month(19), year(200)]] }, [month(19)], RIGHT],
  [{}, [], MISSED],
  [{ price_optional: true }, [], SILENT],
])("first price of %j read as %j", (label, prices, count) => {
  expect(scoresOf({ prices: [month(20), year(200)], ...label }, { prices })["prices, first"]).toEqual(count);
});

test("reading no price from an advert without one is scored separately", () => {
  expect(scoresOf({ prices: [] }, {})["prices, none"]).toEqual(RIGHT);
  expect(scoresOf({ prices: [] }, { prices: [month(20)] })["prices, none"]).toEqual(WRONG);
  expect(scoresOf({ prices: [month(20)] }, {})["prices, none"]).toBeUndefined();
});

test("each included item is scored separately", () => {
  const label = { includes: { wifi: "yes", pool: "yes", ac: "no" }, includes_optional: ["parking", "pool"] };
  const read = scoresOf(label, { includes: { wifi: "yes", ac: "yes", parking: "yes", water: "no" } });
  expect(read["includes, wifi"]).toEqual(RIGHT);
  expect(read["includes, pool"]).toEqual(SILENT);
  expect(read["includes, ac"]).toEqual(WRONG);
  expect(read["includes, parking"]).toEqual(SILENT);
  expect(read["includes, water"]).toEqual(INVENTED);
});

test("an advert that is not an offer is scored only by its kind", () => {
  const read = scoresOf({ kind: "wanted", bedrooms: 2 }, { bedrooms: 3 });
  expect(read).toEqual({ "kind, offer": INVENTED, "kind, wanted": MISSED, "kind, other": SILENT });
});

test.each(["offer", "wanted"])("the accepted kind %s is scored as right", (kind) => {
  const read = scoresOf({ kind: "offer", kind_accept: ["wanted"] }, { kind });
  expect(Object.values(read)).not.toContainEqual(MISSED);
  expect(read[`kind, ${kind}`]).toEqual(RIGHT);
});

test("for a masked phone number or map link only its presence is scored", () => {
  const label = { has_phone: true, has_map_link: false };
  const read = scoresOf(label, { phone: "6281200000000", map_url: "https://maps.app.goo.gl/x" });
  expect(read.phone).toEqual(RIGHT);
  expect(read.map_url).toEqual(INVENTED);
});
