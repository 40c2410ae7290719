import { joinedPosts, newestPostAt, type Repost } from "@/lib/rental/joined-posts";
import { differingRent, type Rent } from "@/lib/rental/rent";
import type { Rental } from "@/lib/rental/rental";
import { ENGLISH } from "@/tests/support/in-english";
import { RATES } from "../money/rates";
import { type Change, type RentColumns, sampleRent, withRent } from "./sample-rental";
import { sampleWholeRental } from "./sample-whole-rental";

const now = new Date("2026-11-21T04:00:00Z");
const rental = sampleWholeRental({ price_amount: 22_000_000, posted_at: "2026-11-10T04:00:00.000Z" });

function post(posted_at: string | null, price_amount: number | null, change: Change<Repost> = {}): Repost {
  return {
    ...{ posted_at, rent: null },
    ...{ source: "telegram", source_channel_name: "channel", message_id: 7, raw_description: "Villa" },
    ...withRent({ price_amount, ...change }),
  };
}

const join = (posts: readonly Repost[], shown: Change<Rental> = {}, count = posts.length) =>
  joinedPosts(
    { ...rental, ...withRent(shown) },
    { count, rents: posts, newest: posts },
    { now, rates: RATES, language: ENGLISH },
  );

const OCTOBER = "2026-10-12T04:00:00.000Z";
const LATER = "2026-11-15T04:00:00.000Z";

describe("the summary", () => {
  it.each([
    ["an earlier post that asked more", [post(OCTOBER, 25e6)], {}, "Posted 2 times since 12 Oct, was Rp 25M"],
    ["an earlier post that asked the same", [post(OCTOBER, 22e6)], {}, "Posted 2 times since 12 Oct"],
    [
      "two earlier posts, the newer with another rent",
      [post("2026-11-01T04:00:00.000Z", 24e6), post(OCTOBER, 25e6)],
      {},
      "Posted 3 times since 12 Oct, was Rp 24M",
    ],
    [
      "two earlier posts, only the older with another rent",
      [post("2026-11-01T04:00:00.000Z", 22e6), post(OCTOBER, 25e6)],
      {},
      "Posted 3 times since 12 Oct, was Rp 25M",
    ],
    ["a later post that asks the same", [post(LATER, 22e6)], {}, "Posted 2 times since 10 Nov"],
    ["a later post that asks less", [post(LATER, 20e6)], {}, "Posted 2 times since 10 Nov, last for Rp 20M"],
    [
      "a rent for another period",
      [post(OCTOBER, 25e6, { rental_period: "year" })],
      {},
      "Posted 2 times since 12 Oct",
    ],
    [
      "a rent in another currency",
      [post(OCTOBER, 1_500, { price_currency: "USD" })],
      {},
      "Posted 2 times since 12 Oct",
    ],
    ["an implausible rent", [post(OCTOBER, 25)], {}, "Posted 2 times since 12 Oct"],
    ["no rent", [post(OCTOBER, null)], {}, "Posted 2 times since 12 Oct"],
    [
      "a listing without a rent",
      [post(OCTOBER, 25e6)],
      { price_amount: null },
      "Posted 2 times since 12 Oct",
    ],
    ["rents that are equal when abbreviated", [post(OCTOBER, 22_010_000)], {}, "Posted 2 times since 12 Oct"],
    [
      "a post of the year before",
      [post("2025-10-12T04:00:00Z", 22e6)],
      {},
      "Posted 2 times since 12 Oct 2025",
    ],
    ["a post without a date", [post(null, 25e6)], {}, "Posted 2 times since 10 Nov"],
    ["no dates at all", [post(null, 25e6)], { posted_at: null }, "Posted 2 times"],
  ] as const)("of %s", (_, posts, shown, summary) => {
    expect(join(posts, shown)?.summary).toBe(summary);
  });

  it("counts every post, including those that are not shown", () => {
    const many = Array.from({ length: 20 }, () => post(OCTOBER, 22e6));
    const joined = join(many, {}, 240);
    expect(joined?.summary).toBe("Posted 241 times since 12 Oct");
    expect(joined?.note).toBe("The newest 20 of 240 other posts");
    expect(join(many)?.note).toBeNull();
  });
});

it("joinedPosts lists every other post with its date, rent and link", () => {
  const posts = [post(LATER, 20e6), post(null, null, { message_id: null })];
  const [first, second] = join(posts)?.posts ?? [];
  expect(first).toMatchObject({
    when: "Posted Sun 15 Nov 2026",
    rent: "Rp 20,000,000 / month",
    href: "https://t.me/channel/7",
  });
  expect(second).toMatchObject({ when: "Posted N/A", rent: null, href: null });
});

describe("a listing that shows a later post than the first", () => {
  const shown = post(rental.posted_at, 22e6, { raw_description: rental.raw_description });
  const first_post = {
    ...{ posted_at: OCTOBER, text: "The first words", rent: sampleRent({ price_amount: 25e6 }) },
  };

  it("lists the first post among the others, and does not repeat the one shown", () => {
    const joined = join([shown], { first_post });
    expect(joined?.summary).toBe("Posted 2 times since 12 Oct, was Rp 25M");
    expect(joined?.posts).toMatchObject([{ when: "Posted Mon 12 Oct 2026", href: "https://t.me/channel/7" }]);
  });

  it("leaves out the first date when the first post is missing", () => {
    const joined = join([shown, post("2026-11-01T04:00:00.000Z", 24e6)]);
    expect(joined?.summary).toBe("Posted 3 times, was Rp 24M");
    expect(joined?.posts.map(({ when }) => when)).toEqual(["Posted Sun 01 Nov 2026"]);
  });
});

it("joinedPosts is null for a single post, and when the other posts are unknown", () => {
  expect(join([])).toBeNull();
  expect(joinedPosts(rental, null, { now, rates: RATES, language: ENGLISH })).toBeNull();
});

it.each([
  ["that of the listing without other posts", null, rental.posted_at],
  ["that of the listing when others are older", [post(OCTOBER, 1)], rental.posted_at],
  ["that of a later post", [post(LATER, 1), post(OCTOBER, 1)], LATER],
  ["that of the listing when another post has no date", [post(null, 1)], rental.posted_at],
])("the date of a home's newest post is %s", (_, posts, newest) => {
  const reposts = posts && { count: posts.length, rents: posts, newest: [] };
  expect(newestPostAt(rental, reposts)).toBe(newest);
});

it("the newest post has no date when no post has one", () => {
  expect(
    newestPostAt({ ...rental, posted_at: null }, { count: 1, rents: [post(null, 1)], newest: [] }),
  ).toBeNull();
});

const rent = (price_amount: number, change: RentColumns = {}) => sampleRent({ price_amount, ...change });

it.each<[string, Rent | null, Rent | null, ReturnType<typeof differingRent>]>([
  ["less", rent(20_000_000), rent(25_000_000), { amount: 25_000_000, currency: "IDR", reduction: 0.2 }],
  ["more", rent(25_000_000), rent(20_000_000), { amount: 20_000_000, currency: "IDR", reduction: -0.25 }],
  ["the same", rent(20_000_000), rent(20_000_000), null],
  ["the same when abbreviated", rent(20_000_000), rent(20_040_000), null],
  [
    "less by the night",
    rent(600_000, { rental_period: "night" }),
    rent(800_000, { rental_period: "night" }),
    { amount: 800_000, currency: "IDR", reduction: 0.25 },
  ],
  ["a rent for another period", rent(20_000_000), rent(800_000, { rental_period: "night" }), null],
  ["a rent in another currency", rent(20_000_000), rent(2_000, { price_currency: "USD" }), null],
  ["a rent while the other is doubtful", rent(20_000_000), rent(35), null],
  ["a doubtful rent", rent(35), rent(20_000_000), null],
  ["a placeholder price", rent(20_000_000, { hasPlaceholderPrice: true }), rent(25_000_000), null],
])("differingRent compares a listing that asks %s", (_, listed, other, expected) => {
  const found = differingRent(listed, other, RATES);
  expect(found && { ...found, reduction: Number(found.reduction.toFixed(6)) }).toEqual(expected);
});
