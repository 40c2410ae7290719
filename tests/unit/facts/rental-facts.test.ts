import { NO_TERMS, parseRentalFacts } from "@/lib/facts/rental-facts";
import { statementsOf } from "@/lib/facts/statements";
import { ENGLISH } from "@/tests/support/in-english";
import { sampleFacts, sampleWholeRental } from "../rental/sample-whole-rental";

const TEXT = `Two villas in Canggu, wifi 50 Mbps, deposit 5jt, free from next week, min 1 month
Villa A, 1 bedroom - 9jt/month, WA +62 812 3456 7890
Villa B, 3 bedrooms - 35jt/month`;

const facts = sampleFacts(
  sampleWholeRental({ raw_description: TEXT, amenities: ["pool"], owner_statements: "deposit 4jt" }),
);
const stored = (): Record<string, unknown> => JSON.parse(JSON.stringify(facts));

test("facts survive storage", () => {
  expect(facts.units).toHaveLength(2);
  expect(facts.contacts).toContain("tel:+6281234567890");
  expect(parseRentalFacts(stored())).toEqual(facts);
});

test.each<[contact: string | null, text: string, keys: string[]]>([
  [
    "https://wa.me/6281234567890",
    "Villa in Ubud\nWA 0812 3456 7890\nTelegram: @made_bali",
    ["tel:+6281234567890", "tg:made_bali"],
  ],
  ["https://t.me/made_bali", "WA 0812 3456 7890", ["tg:made_bali", "tel:+6281234567890"]],
  [null, "Rp 25.000.000 / month, https://maps.app.goo.gl/x, 12.12.2026", []],
  [null, "", []],
])("the contacts of the link %j and the text %j are %j", (contact_url, raw_description, keys) => {
  expect(sampleFacts(sampleWholeRental({ contact_url, raw_description })).contacts).toEqual(keys);
});

test.each([["none"], [null], [[]], [{}], [{ version: 3, advert: {} }]])(
  "parses no facts from %j",
  (value) => {
    expect(parseRentalFacts(value)).toBeNull();
  },
);

test.each<[damage: string, at: object, known: object]>([
  ["a fact that is a text", { deposit: "5jt" }, { deposit: null }],
  [
    "an amount below zero",
    { deposit: { ...facts.advert.deposit, value: { amount: -1, currency: "IDR" } } },
    { deposit: null },
  ],
  [
    "a negative position",
    { wifiMbps: { ...facts.advert.wifiMbps, spans: [{ start: -4, end: 2 }] } },
    { wifiMbps: null },
  ],
  ["a damaged rent among others", { rents: [{}, ...facts.advert.rents] }, {}],
  ["a text in place of a list", { rents: "9jt" }, { rents: [] }],
  ["an unknown item", { includes: { ...facts.advert.includes, roof: "yes" } }, {}],
  [
    "an unknown answer",
    { includes: { wifi: { value: "perhaps", spans: [], doubt: null } } },
    { includes: {} },
  ],
  ["a field of newer rules", { view: { value: "sea", spans: [], doubt: null } }, {}],
])("parseRentalFacts ignores only %s", (_, at, known) => {
  const damaged = { ...stored(), advert: { ...facts.advert, ...at } };
  expect(parseRentalFacts(damaged)?.advert).toEqual({ ...facts.advert, ...known });
});

test("fields that facts of older rules lack are unknown", () => {
  expect(parseRentalFacts({ version: "older", advert: {} })).toMatchObject({ advert: NO_TERMS, units: [] });
});

test("positions beyond the end of the text are left out", () => {
  const short = statementsOf(TEXT.slice(0, 30), facts.advert, ENGLISH);
  const says = short.map(({ item, says: said, spans }) => [item, said, spans.length]);
  expect(says).toContainEqual(["deposit", "yes", 0]);
});

test.each([
  ["https://www.google.com/maps?q=-8.6501,115.1303", { latitude: -8.6501, longitude: 115.1303 }],
  ["https://www.openstreetmap.org/?mlat=-8.6501&mlon=115.1303", { latitude: -8.6501, longitude: 115.1303 }],
  ["https://www.google.com/maps?q=-8.2191,114.3691", null],
  ["https://maps.app.goo.gl/GZruzPfkti7U56aY8", null],
  ["https://rentals.example/villa?q=-8.6501,115.1303", null],
  ["no link", null],
])("the pin of an advert with %s is %j", (link, pin) => {
  const text = `Villa in Canggu, 15jt/month\n${link}`;
  expect(sampleFacts(sampleWholeRental({ raw_description: text })).pin).toEqual(pin);
});
