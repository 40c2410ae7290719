import { parseRentalRow, usableRentals } from "@/server/data/rental-row";
import { HARD_TEXTS } from "../hard-texts";
import { sampleRent } from "../rental/sample-rental";
import { sampleFacts, sampleWholeRental } from "../rental/sample-whole-rental";

const ROW = {
  id: 12,
  slug: "villa-canggu",
  title: "Villa",
  location: "canggu",
  bedrooms: 2,
  bathrooms: 1.5,
  price_amount: 35_000_000,
  price_currency: "IDR",
  rental_period: "month",
  posted_at_telegram: "2026-11-18T04:43:27.960Z",
  property_type: "villa",
  media_urls: ["/a.webp", "/b.mp4"],
  source: "telegram",
  source_channel_name: "bali_rentals",
  message_id: 77,
  contact_url: "https://t.me/made",
};

const { posted_at_telegram: posted_at, source, message_id, contact_url, ...CARD_COLUMNS } = ROW;
const { price_amount, price_currency, rental_period, ...SAME } = CARD_COLUMNS;

const LIVE = { ...SAME, rent: sampleRent(), posted_at, isReachable: true };

const WHOLE_ROW = {
  ...ROW,
  raw_description: "Pool, wifi",
  message_type: "rental",
  is_complete_listing: true,
  is_deleted: false,
  duplicate_of_id: null,
  amenities: ["pool", "wifi"],
  contact_name: "Made",
  first_post: null,
  owner_statements: null,
  latitude: null,
  longitude: null,
  facts: null,
  shared_photos: null,
};

const refuse = (row: unknown): never => {
  throw new Error(`Unusable: ${JSON.stringify(row)}`);
};

const parse = (change: object) => usableRentals([{ ...WHOLE_ROW, ...change }], refuse)[0];

describe("usableRentals", () => {
  it("parses the columns of cards", () => {
    expect(usableRentals([WHOLE_ROW], refuse)).toEqual([expect.objectContaining(LIVE)]);
    expect(usableRentals([], refuse)).toEqual([]);
  });

  it("reads a title without a letter or a digit as missing", () => {
    for (const title of ["☰", "\u{1f3e0}\u{1f334}", "--- * ---"]) expect(parse({ title })?.title).toBeNull();
    expect(parse({ title: "вилла" })?.title).toBe("вилла");
  });

  it("strips bidirectional controls from a title, but keeps a mark of direction", () => {
    expect(parse({ title: "\u202eVilla \u2067by \u202cthe\u2069 sea" })?.title).toBe("Villa by the sea");
    expect(parse({ title: "\u202e\u202c" })?.title).toBeNull();
    expect(parse({ title: "\u200fבית עם בריכה" })?.title).toBe("\u200fבית עם בריכה");
  });

  it.each([
    ["a contact alone", { source: null }, true],
    ["a public post alone", { contact_url: null }, true],
    ["neither", { contact_url: " ", message_id: null }, false],
  ])("decides from %s whether the owner can be reached", (_, change, expected) => {
    expect(parse(change)?.isReachable).toBe(expected);
  });

  it.each([
    [null, "3BR villa in Canggu", 3],
    [2, "3BR villa in Canggu", 2],
    [0, "3BR villa in Canggu", 0],
    [null, "Villa Tiga", null],
  ])("reads %p bedrooms, titled %j, as %p", (bedrooms, title, expected) => {
    expect(parse({ bedrooms, title })?.bedrooms).toBe(expected);
  });

  it.each([
    ["bedrooms", (value: unknown) => parse({ bedrooms: value })?.bedrooms],
    ["bathrooms", (value: unknown) => parse({ bathrooms: value })?.bathrooms],
    ["price_amount", (value: unknown) => parse({ price_amount: value })?.rent?.amount ?? null],
  ])("parses %s as a number, or null", (_, read) => {
    const expected: [unknown, number | null][] = [
      [3, 3],
      ["3", 3],
      ["1.5", 1.5],
      [" 35000000.00 ", 35_000_000],
      [0, 0],
      ["", null],
      [" ", null],
      ["many", null],
      ["1.750.000", null],
      ["NaN", null],
      ["Infinity", null],
      [null, null],
      [undefined, null],
      [true, null],
      [[3], null],
    ];
    for (const [value, number] of expected) expect(read(value)).toBe(number);
  });

  it.each([
    ["2026-11-18T04:43:27.960Z", "2026-11-18T04:43:27.960Z"],
    ["2026-11-18T04:43:27.960519Z", "2026-11-18T04:43:27.960Z"],
    ["2026-11-18T12:43:27.960+08:00", "2026-11-18T04:43:27.960Z"],
    ["2026-11-18 04:43:27.96+00", "2026-11-18T04:43:27.960Z"],
    ["2026-11-18 12:43:27+08", "2026-11-18T04:43:27.000Z"],
    ["2026-11-18 00:13:27-04:30", "2026-11-18T04:43:27.000Z"],
    ["2026-11-18T04:43:27", "2026-11-18T04:43:27.000Z"],
    ["2026-11-18 04:43:27.96", "2026-11-18T04:43:27.960Z"],
    ["2026-11-18", "2026-11-18T00:00:00.000Z"],
    ["infinity", null],
    ["yesterday", null],
    ["", null],
    [null, null],
    [undefined, null],
    [1_763_441_007, null],
    ["2026-13-45T00:00:00Z", null],
  ])("reads the time %j as %j, assuming UTC when no zone is given", (value, time) => {
    expect(parse({ posted_at_telegram: value })?.posted_at).toBe(time);
  });

  it.each(["month", "week", "day", "night", "year"])("reads the period %s", (rental_period) => {
    expect(parse({ rental_period })?.rent?.period).toBe(rental_period);
  });

  it.each(["decade", "", "constructor", null, undefined, 1])(
    "reads the period %p as null",
    (rental_period) => {
      expect(parse({ rental_period })?.rent?.period).toBeNull();
    },
  );

  it.each([
    [" Nusa Penida ", "nusa penida"],
    ["UBUD", "ubud"],
    ["", null],
    ["  ", null],
    [null, null],
    [7, null],
    ["Nusa\u00a0 Dua", "nusa dua"],
  ])("reads the location %j as %j", (location, expected) => {
    expect(parse({ location })?.location).toBe(expected);
  });

  it.each([
    ["usd", "USD"],
    [" IDR ", "IDR"],
    ["", "IDR"],
    [null, "IDR"],
  ])("reads the currency %j as %j", (price_currency, expected) => {
    expect(parse({ price_currency })?.rent?.currency).toBe(expected);
  });

  it.each(["slug", "title"] as const)("reads an empty %s, or one that is not text, as null", (column) => {
    for (const value of ["", "  ", "\n", null, undefined, 5, {}]) {
      expect(parse({ [column]: value })?.[column]).toBeNull();
    }
  });

  it.each(["villa-canggu", "12", "-villa-", "вилла", "Villa_2.0"])("keeps the slug %j", (slug) => {
    expect(parse({ slug })?.slug).toBe(slug);
  });

  it.each(["villa (2)", "a/b", "..", "-", "50%25", "villa?", "a b", " villa", "🏝️", "x".repeat(201)])(
    "reads the slug %j as null, because no URL can contain it",
    (slug) => {
      expect(parse({ slug })?.slug).toBeNull();
    },
  );

  it.each([
    [["/a.webp"], ["/a.webp"]],
    [
      ["/a.webp", null, "", " ", 7, "/b.webp"],
      ["/a.webp", "/b.webp"],
    ],
    [
      [" https://cdn.test/вид 1.jpg\n", "/media/a\u0000\u202eb\tc.webp", "/\ud800.webp"],
      ["https://cdn.test/%D0%B2%D0%B8%D0%B4%201.jpg", "/media/a%00%E2%80%AEb%09c.webp", "/%EF%BF%BD.webp"],
    ],
    [["https://cdn.test/%D0%B2%20a,b.jpg?x=%zz&y='"], ["https://cdn.test/%D0%B2%20a,b.jpg?x=%zz&y='"]],
    [[], []],
    [null, []],
    [undefined, []],
    ["/a.webp", []],
    [{}, []],
  ])("reads the media %j as %j", (media_urls, expected) => {
    expect(parse({ media_urls })?.media_urls).toEqual(expected);
  });

  it.each([
    ["15", 15],
    [0, 0],
    [9_007_199_254_740_991, 9_007_199_254_740_991],
  ])("reads the id %p", (id, expected) => {
    expect(parse({ id })?.id).toBe(expected);
  });

  it.each([
    ...[null, undefined, "", "abc", -1, 1.5, "1e3", Number.NaN, true, {}],
    ...[2 ** 53, "9007199254740993", "9999999999999999999"],
  ])("skips and reports a row with the id %p, and keeps the others", (id) => {
    const onUnusable = jest.fn();
    const bad = { ...ROW, id };
    expect(usableRentals([bad, WHOLE_ROW, bad], onUnusable)).toHaveLength(1);
    expect(onUnusable.mock.calls).toEqual([
      [bad, expect.any(Error)],
      [bad, expect.any(Error)],
    ]);
  });

  it.each([null, "row", 7, [], {}])("skips and reports %j in place of a row", (row) => {
    const onUnusable = jest.fn();
    expect(usableRentals([row, WHOLE_ROW], onUnusable)).toHaveLength(1);
    expect(onUnusable.mock.calls).toEqual([[row, expect.any(Error)]]);
  });

  it("reads an id sent as text", () => {
    expect(parse({ id: "2" })?.id).toBe(2);
  });
});

describe("parseRentalRow", () => {
  it("parses a row with every column", () => {
    const { is_deleted, posted_at_telegram, price_amount, price_currency, rental_period, ...columns } =
      WHOLE_ROW;
    expect(parseRentalRow(WHOLE_ROW, refuse)).toEqual({
      rent: sampleRent(),
      ...{ ...columns, posted_at: posted_at_telegram },
      isReachable: true,
      shared_photos: [],
      facts: null,
      pointBy: null,
    });
  });

  it.each([
    [[{ id: 7, photos: 2 }], [{ id: 7, photos: 2 }]],
    [null, []],
    ["soon", []],
    [[{ id: "7" }], []],
  ])("reads the shared photos %j", (shared_photos, expected) => {
    expect(parseRentalRow({ id: 5, shared_photos }, refuse)?.shared_photos).toEqual(expected);
  });

  it("parses a row with only an id", () => {
    expect(parseRentalRow({ id: 5 }, refuse)).toEqual({
      id: 5,
      slug: null,
      title: null,
      location: null,
      bedrooms: null,
      bathrooms: null,
      rent: null,
      posted_at: null,
      media_urls: [],
      raw_description: "",
      source: null,
      source_channel_name: null,
      message_id: null,
      message_type: null,
      is_complete_listing: false,
      duplicate_of_id: null,
      property_type: null,
      amenities: [],
      contact_name: null,
      contact_url: null,
      isReachable: false,
      first_post: null,
      owner_statements: null,
      facts: null,
      latitude: null,
      longitude: null,
      pointBy: null,
      shared_photos: [],
    });
  });

  it.each([
    ["https://wa.me/6281", ["tel:+6281234567890"], "https://wa.me/6281"],
    [null, ["tel:+6281234567890", "tg:made_bali"], "tel:+6281234567890"],
    [" ", ["tg:made_bali"], "https://t.me/made_bali"],
    [null, [], null],
  ])("given the contact %j and %j in the text, shows %j", (contact_url, contacts, expected) => {
    const facts = { ...sampleFacts(sampleWholeRental()), contacts };
    expect(parseRentalRow({ id: 5, contact_url, facts }, refuse)?.contact_url).toBe(expected);
  });

  it.each([
    ["Dekat pantai, 3 kamar tidur, 2 kamar mandi, 20 juta per bulan", {}, [3, 2]],
    ["The villa has 4 bedrooms. 30 mln per month", { title: "3BR villa" }, [4, null]],
    ["3 kamar tidur, 2 kamar mandi, 20 juta per bulan", { bedrooms: 1, bathrooms: "1.5" }, [1, 1.5]],
  ])("reads the rooms that %j states, beside the columns %j, as %j", (text, columns, expected) => {
    const facts = sampleFacts(sampleWholeRental({ raw_description: text }));
    const row = parseRentalRow({ id: 5, ...columns, facts }, refuse);
    expect([row?.bedrooms, row?.bathrooms]).toEqual(expected);
  });

  it.each([
    ["the owner", { latitude: "-8.65", longitude: 115.13 }, null, [-8.65, 115.13, "owner"]],
    ["the advert", {}, { latitude: -8.7, longitude: 115.2 }, [-8.7, 115.2, "advert"]],
    [
      "the owner, who wins over the advert",
      { latitude: -8.65, longitude: 115.13 },
      { latitude: -8.7, longitude: 115.2 },
      [-8.65, 115.13, "owner"],
    ],
    ["only a latitude from the owner", { latitude: -8.65 }, null, [null, null, null]],
    ["an advert on Java", {}, { latitude: -8.2191, longitude: 114.3691 }, [null, null, null]],
    ["an advert at sea", {}, { latitude: 0, longitude: 0 }, [null, null, null]],
    ["a pin without a longitude", {}, { latitude: "-8.7" }, [null, null, null]],
    ["nobody", {}, null, [null, null, null]],
  ])("takes the coordinates of the home from %s", (_, columns, pin, expected) => {
    const facts = { ...sampleFacts(sampleWholeRental()), pin };
    const row = parseRentalRow({ ...WHOLE_ROW, ...columns, facts }, refuse);
    expect([row?.latitude, row?.longitude, row?.pointBy]).toEqual(expected);
  });

  it.each([
    ["nothing", undefined, null],
    ["a string", "text", null],
    ["a post without a text", { posted_at: "2026-11-01T04:00:00Z" }, null],
    [
      "a post",
      {
        posted_at: "2026-11-01 04:00:00+00",
        text: "Villa",
        price_amount: "25000000",
        rental_period: "decade",
      },
      {
        ...{ posted_at: "2026-11-01T04:00:00.000Z", text: "Villa" },
        rent: sampleRent({ price_amount: 25_000_000, rental_period: null }),
      },
    ],
  ])("parses first_post when it contains %s", (_, first_post, expected) => {
    expect(parseRentalRow({ ...WHOLE_ROW, first_post }, refuse)?.first_post).toEqual(expected);
  });

  it.each(["unknown", "Unknown", " UNKNOWN ", "", null])(
    "reads the property type %j as null",
    (property_type) => {
      expect(parseRentalRow({ ...WHOLE_ROW, property_type }, refuse)?.property_type).toBeNull();
    },
  );

  it.each([
    ["3", 3],
    [3, 3],
    [null, null],
    ["x", null],
    [-1, null],
  ])("reads duplicate_of_id %p as %p", (duplicate_of_id, expected) => {
    expect(parseRentalRow({ ...WHOLE_ROW, duplicate_of_id }, refuse)?.duplicate_of_id).toBe(expected);
  });

  it("keeps only amenities that are non-empty strings", () => {
    expect(
      parseRentalRow({ ...WHOLE_ROW, amenities: ["pool", null, "", "wifi"] }, refuse)?.amenities,
    ).toEqual(["pool", "wifi"]);
  });

  it.each(HARD_TEXTS.filter((text) => text.trim() !== ""))("keeps a description unchanged (%#)", (text) => {
    expect(parseRentalRow({ ...WHOLE_ROW, raw_description: text }, refuse)?.raw_description).toBe(text);
  });

  it.each([null, undefined, [], "row", {}, { ...WHOLE_ROW, id: "9007199254740993" }])(
    "returns null for %j, and reports it",
    (row) => {
      const onUnusable = jest.fn();
      expect(parseRentalRow(row, onUnusable)).toBeNull();
      expect(onUnusable.mock.calls).toEqual([[row, expect.any(Error)]]);
    },
  );
});
