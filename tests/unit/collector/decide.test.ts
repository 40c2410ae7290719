import type { Corrections } from "@/collector/judge/corrections";
import { decide } from "@/collector/judge/decide";
import { compared } from "./adverts";

const PLACES = new Set(["canggu", "ubud"]);
const VILLA = "Villa for rent in Canggu, 2 bedrooms, 25 million IDR per month, WA 0812 3456 7890";
const SEVERAL = `Villas for rent in Canggu, WA 0812 3456 7890
Villa A: 2 bedrooms
Villa B: 3 bedrooms
20 million, 25 million and 30 million IDR per month`;
const RENT = { amount: 30_000_000, currency: "IDR", period: "month" } as const;

const decided = (text: string, owner: Corrections = {}) => decide(compared(text).advert, owner, PLACES);

test("an offer with a rent and a known place is published", () => {
  expect(decided(VILLA)).toMatchObject({
    ...{ status: "published", reason: null, location: "canggu" },
    rent: { amount: 25_000_000, currency: "IDR", period: "month" },
  });
});

test.each([
  ["without a rent", VILLA.replace("25 million IDR per month, ", ""), "it states no rent"],
  ["without an area", VILLA.replace(" in Canggu", ""), "it names no area"],
  ["in an area without a place", VILLA.replace("Canggu", "Amed"), 'no place is known by the name "amed"'],
  ["of several homes", SEVERAL, "it offers several homes whose rents cannot be told apart"],
])("an offer %s waits for the owner", (_, text, reason) => {
  expect(decided(text)).toMatchObject({ status: "queued", reason: expect.stringContaining(reason) });
});

test.each([
  ["published", { decision: "publish" }],
  ["published", { price: RENT }],
  ["ignored", { decision: "reject" }],
  ["ignored", { decision: "reject", price: RENT }],
  ["ignored", { decision: "no-offer", price: RENT }],
] as const)("a post of several homes is %s after the owner's correction %j", (status, owner) => {
  expect(decided(SEVERAL, owner).status).toBe(status);
});

test("an advert of somebody who looks for a home is ignored, unless the owner publishes it", () => {
  const wanted = "Looking for a villa in Canggu for 25 million IDR per month, 2 bedrooms";
  expect(decided(wanted)).toMatchObject({ status: "ignored", reason: "somebody looks for a home" });
  expect(decided(wanted, { decision: "publish", price: RENT }).status).toBe("published");
});

test("the owner's area and rent replace those that the text lacks", () => {
  const text = "House for rent, 2 bedrooms. WA 0812 1111 2222";
  expect(decided(text, { area: "Ubud", price: RENT })).toMatchObject({
    ...{ status: "published", location: "ubud" },
    rent: RENT,
  });
});
