import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf } from "@/lib/cli/cli-error.ts";
import { checkedListings, readListings } from "@/scripts/import/read-listings";
import { place, rental } from "./rows";

/** The lines of the refusal; none if the rows are accepted. */
function problemsOf(rentals: unknown[], places: unknown[] = [place()]): string[] {
  try {
    checkedListings("file", { rentals, geo_location: places });
    return [];
  } catch (error) {
    return messageOf(error)
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
}

describe("valid rows", () => {
  test("are returned unchanged", () => {
    const input = { rentals: [rental()], geo_location: [place()] };
    expect(checkedListings("file", input)).toEqual(input);
  });

  test("may have null in every nullable field", () => {
    const unknown = rental({
      slug: null,
      title: null,
      price_amount: null,
      rental_period: null,
      bedrooms: null,
    });
    expect(problemsOf([unknown], [place({ latitude: null, longitude: null })])).toEqual([]);
  });

  test("may lie outside the globe", () => {
    expect(problemsOf([], [place({ latitude: 812, longitude: -999 })])).toEqual([]);
  });

  test("may be a duplicate of a duplicate, before or after it", () => {
    const rows = [
      rental({ id: 1, duplicate_of_id: 2 }),
      rental({ id: 2, duplicate_of_id: 3 }),
      rental({ id: 3 }),
    ];
    expect(problemsOf(rows)).toEqual([]);
  });
});

describe("invalid rows", () => {
  test.each([
    [
      "a number as a string",
      { price_amount: "25000000" },
      "price_amount: Invalid input: expected number, received string",
    ],
    [
      "a period outside the set",
      { rental_period: "decade" },
      'rental_period: Invalid option: expected one of "month"|"week"',
    ],
    [
      "a date without its zone",
      { posted_at_telegram: "2026-11-18T04:43:27" },
      "posted_at_telegram: must be an ISO",
    ],
    [
      "a date that does not exist",
      { posted_at_telegram: "2026-02-30T04:43:27Z" },
      "posted_at_telegram: must be an ISO",
    ],
    ["a currency in lower case", { price_currency: "idr" }, "price_currency: must be a currency code"],
    ["a negative price", { price_amount: -1 }, "price_amount: Too small"],
    ["half a bedroom", { bedrooms: 1.5 }, "bedrooms: Invalid input: expected int"],
    [
      "an empty entry in a list",
      { media_urls: ["/a.webp", null] },
      "media_urls 1: Invalid input: expected string, received null",
    ],
    ["a slug of two path segments", { slug: "a/b" }, "slug: must be one path segment"],
    ["a NUL character in a text", { title: "a\0b" }, "title: contains characters that cannot be stored"],
    ["half a surrogate pair", { title: "a\ud800b" }, "title: contains characters that cannot be stored"],
    ["a flag as a number", { is_deleted: 0 }, "is_deleted: Invalid input: expected boolean, received number"],
    ["a missing field", { contact_url: undefined }, "contact_url: is missing"],
  ])("%s", (_, changes, problem) => {
    const problems = problemsOf([rental(), { ...rental({ id: 7 }), ...changes }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`rentals row 2 (7), ${problem}`);
  });

  test("an unknown field is reported", () => {
    expect(problemsOf([{ ...rental(), colour: "red" }])).toEqual([
      'rentals row 1 (1), colour: Unrecognized key: "colour"',
    ]);
  });

  test("a row that is not an object is reported", () => {
    expect(problemsOf([null])).toEqual([
      "rentals row 1 (no id): Invalid input: expected object, received null",
    ]);
  });

  test("every invalid field of both tables is reported", () => {
    const problems = problemsOf(
      [{ ...rental(), bedrooms: "2", bathrooms: "1" }],
      [place({ location_name: "Canggu" })],
    );
    expect(problems).toEqual([
      "rentals row 1 (1), bedrooms: Invalid input: expected number, received string",
      "rentals row 1 (1), bathrooms: Invalid input: expected number, received string",
      "geo_location row 1 (Canggu), location_name: must be in lower case",
    ]);
  });
});

describe("conflicting rows", () => {
  test("a repeated id, slug or name is reported", () => {
    const again = rental({ slug: "x", message_id: 99 });
    expect(problemsOf([rental({ slug: "x" }), again], [place(), place()])).toEqual([
      'rentals row 2 (1), id: repeats "1" of row 1',
      'rentals row 2 (1), slug: repeats "x" of row 1',
      'geo_location row 2 (canggu), location_name: repeats "canggu" of row 1',
    ]);
  });

  test("several rentals may have no slug", () => {
    expect(problemsOf([rental({ id: 1 }), rental({ id: 2 })])).toEqual([]);
  });

  test("a duplicate of a missing rental is reported", () => {
    expect(problemsOf([rental({ duplicate_of_id: 99 })])).toEqual([
      "rentals row 1 (1), duplicate_of_id: 99 leads to no original in the file",
    ]);
  });

  test("duplicates of each other are reported", () => {
    const rows = [rental({ id: 1, duplicate_of_id: 2 }), rental({ id: 2, duplicate_of_id: 1 })];
    expect(problemsOf(rows)).toEqual([
      "rentals row 1 (1), duplicate_of_id: 2 leads to no original in the file",
      "rentals row 2 (2), duplicate_of_id: 1 leads to no original in the file",
    ]);
  });
});

test("twenty problems are listed, the others are counted", () => {
  const wrong = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...rental({ id: index + 1 }), is_deleted: null }));
  expect(problemsOf(wrong(23)).slice(-1)).toEqual(["and 3 more"]);
  expect(problemsOf(wrong(20)).at(-1)).toContain("rentals row 20 (20)");
});

describe("readListings", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "listings-"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const listings = { rentals: [rental()], geo_location: [place()] };

  test("a file that starts with a byte order mark is read", async () => {
    const file = join(folder, "listings.json");
    await writeFile(file, `\u{feff}${JSON.stringify(listings)}`);
    expect(await readListings(file, null)).toEqual(listings);
  });

  test.each([
    ["a missing file", "nowhere.json", /nowhere\.json cannot be read as JSON: .*ENOENT/],
    ["a folder", "", /cannot be read as JSON: .*EISDIR/],
  ])("%s is refused with an explanation", async (_, name, sentence) => {
    await expect(readListings(join(folder, name), null)).rejects.toThrow(sentence);
  });
});
