import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readListings } from "@/scripts/import/read-listings";
import { place, rental } from "./rows";

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
  ["a missing file", "nowhere.json", "nowhere.json: there is no such file"],
  ["a folder", "", "is a folder, not a file of listings"],
])("%s is refused with an explanation", async (_, name, sentence) => {
  await expect(readListings(join(folder, name), null)).rejects.toThrow(sentence);
});
