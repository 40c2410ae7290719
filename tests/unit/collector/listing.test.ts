import { decide } from "@/collector/judge/decide";
import { approvedValue } from "@/collector/judge/decide.ts";
import { listingRow } from "@/collector/listing/listing-row";
import { slugOf } from "@/collector/listing/slug";
import { titleOf } from "@/collector/listing/title.ts";
import { type PostRow, STATUSES } from "@/collector/posts/rows";
import { NO_TERMS } from "@/lib/facts/rental-facts";
import { statementsOf } from "@/lib/facts/statements";
import { reader } from "@/lib/region/region-reader";
import { readCases } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { compared } from "./adverts";
import { samplePost } from "./sample-post";

const { readAdvert } = reader;

const POSTED = { postedAt: new Date("2026-11-18T01:00:00Z") };

function titled(text: string): string {
  const advert = readAdvert(text, POSTED);
  const bedrooms = approvedValue(advert.bedrooms, {});
  const propertyType = approvedValue(advert.propertyType, {});
  return titleOf(
    text,
    advert,
    { bedrooms, propertyType, location: approvedValue(advert.area, {}) ?? "bali" },
    {},
  );
}

test.each(readCases("tests/unit/collector/title.tsv", ["what", "text", "title"]))(
  "the title of $what is $title ($at)",
  ({ text, title }) => {
    expect(titled(text)).toBe(title);
  },
);

describe("slugOf", () => {
  it.each([
    ["Two-bedroom villa, 7 min to Batu Bolong", "two-bedroom-villa-7-min-to-batu-bolong"],
    ["Writer's studio & garden", "writers-studio-garden"],
    ["Дом в Умаласе", "dom-v-umalase"],
    ['Villa "Senja" </script><b>', "villa-senja-script-b"],
    ["🌴🌴", ""],
  ])("%s -> %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it("cuts long titles between words", () => {
    const slug = slugOf("word ".repeat(40));
    expect(slug.length).toBeLessThanOrEqual(70);
    expect(slug).toMatch(/^(word-)+word$/);
  });
});

const { text, advert } = compared(
  "Villa for rent in Canggu, 2 bedrooms, 25 million IDR per month, WA 0812 3456 7890",
);
const key = { channel: "balihomes", message_id: 2 };
const media = Array.from({ length: 60 }, (_, at) => ({
  message_id: at,
  urls: [`/photos/${at}.jpg`, "/photos/same.jpg", `/photos/${at}-b.jpg`],
}));

type Change = Partial<Parameters<typeof listingRow>[2]> & { post?: Partial<PostRow> };

const rowOf = ({ post: changed, ...more }: Change = {}) => {
  const owner = more.owner ?? {};
  return listingRow(key, samplePost({ text, media, ...changed }), {
    ...{ advert, owner, decision: decide(advert, owner, new Set(["canggu"])) },
    ...{ first: { text, advert }, isDuplicate: false, firstPost: null },
    readerVersion: "test",
    ...more,
  });
};

test.each(STATUSES.map((status) => [status, status === "removed" || status === "ignored"] as const))(
  "the listing of a post that is %s is marked as deleted: %s",
  (status, isDeleted) => {
    expect(rowOf({ post: { status } }).is_deleted).toBe(isDeleted);
  },
);

test("a listing has the facts that the advert states", () => {
  expect(rowOf()).toMatchObject({
    ...{ is_complete_listing: true, location: "canggu", bedrooms: 2, property_type: "villa" },
    ...{ price_amount: 25_000_000, price_currency: "IDR", rental_period: "month" },
    contact_url: "https://wa.me/6281234567890",
  });
});

test("of two numbers the mobile one is the contact, as it can receive messages", () => {
  const { advert: read } = compared("Room in Sanur, 6 million IDR per month, 0361-4729001 / 0812 8800 2671");
  expect(rowOf({ advert: read }).contact_url).toBe("tel:+6281288002671");
});

test.each([
  ["alone", "mailto:made@bali.example"],
  ["instagram.com/made", "mailto:made@bali.example"],
  ["WA 0812 8800 2671", "https://wa.me/6281288002671"],
])("an e-mail address beside %s: the contact is %s", (other, contact) => {
  const { advert: read } = compared(`Room in Sanur, 6 million IDR per month, Made@Bali.example, ${other}`);
  expect(rowOf({ advert: read }).contact_url).toBe(contact);
});

test("the owner's corrections override the advert", () => {
  const owner = { bedrooms: 3, bathrooms: 2, contact: "https://t.me/owner", title: "The blue villa" };
  expect(rowOf({ owner })).toMatchObject({
    ...{ bedrooms: 3, bathrooms: 2, contact_url: "https://t.me/owner", title: "The blue villa" },
    slug: expect.stringContaining("blue-villa"),
  });
});

test("a waiting post is no complete listing, and a duplicate has no address of its own", () => {
  const decision = decide(advert, {}, new Set());
  expect(rowOf({ decision })).toMatchObject({ is_complete_listing: false, title: null, slug: null });
  expect(rowOf({ isDuplicate: true }).slug).toBeNull();
});

test("a listing has at most a hundred photos, without duplicates", () => {
  const { media_urls } = rowOf();
  expect(media_urls).toHaveLength(100);
  expect(new Set(media_urls).size).toBe(100);
});

test("the owner's rent and deposit become the stated rent and deposit", () => {
  const price = { amount: 12e6, currency: "IDR", period: "month" } as const;
  const { facts, owner_statements } = rowOf({ owner: { price, deposit: "deposit 4jt" } });
  const said = statementsOf(owner_statements ?? "", facts.owner ?? NO_TERMS, ENGLISH);
  const values = Object.fromEntries(said.map(({ item, value }) => [item, value]));
  expect(values).toMatchObject({ rent: "Rp 12,000,000 / month", deposit: "Rp 4,000,000" });
});
