import { readFileSync } from "node:fs";
import { parsePlaces } from "@/lib/region/places";
import { READER_OPTIONS } from "@/lib/region/region-reader";
import { createReader } from "@/packages/reader/reader";

const bali = createReader(READER_OPTIONS);
const lombok = createReader({
  ...READER_OPTIONS,
  places: parsePlaces(readFileSync("regions/lombok/places.csv", "utf8")),
  words: readFileSync("regions/lombok/words.tsv", "utf8"),
  ambiguousDistricts: [],
});
const postedAt = new Date("2026-11-20T20:00:00Z");
const areaIn = ({ readAdvert }: typeof bali, text: string) => readAdvert(text, { postedAt }).area?.value;

test.each([
  ["2BR villa for rent in Canggu, 30 mln/month", "canggu", undefined],
  ["2BR villa for rent in Senggigi, 12 mln/month", undefined, "senggigi"],
  ["House for rent in Kuta, Lombok. 9 mln/month", undefined, "kuta"],
])("two regions in one process read %j each by its own places", (text, inBali, inLombok) => {
  expect([areaIn(bali, text), areaIn(lombok, text)]).toEqual([inBali, inLombok]);
});

test("a sentence names the areas of its region", () => {
  const asked = { now: postedAt, currencies: ["IDR"] };
  expect(bali.readWish("2br ubud", asked)?.areas).toMatchObject([{ names: ["ubud", "gianyar"] }]);
  expect(lombok.readWish("2br ubud", asked)).toMatchObject({ areas: [], unread: ["ubud"] });
});

test("rents, days and phone numbers are those of the region", () => {
  const other = createReader({
    ...READER_OPTIONS,
    rents: { ...READER_OPTIONS.rents, month: { least: 40_000_000, most: 90_000_000 } },
    zone: "America/New_York",
    phoneCountry: "RU",
  });
  const text = "2BR villa for rent in Ubud, 25 mln/month, available from tomorrow. WA 0812 3000 4567";
  expect(bali.readAdvert(text, { postedAt })).toMatchObject({
    rents: [{ doubt: null }],
    availableFrom: { value: "2026-11-22" },
    phones: [{ value: "+6281230004567" }],
  });
  const { rents, availableFrom, phones } = other.readAdvert(text, { postedAt });
  expect(rents).toMatchObject([{ doubt: "no usual rent" }]);
  expect(availableFrom?.value).toBe("2026-11-21");
  expect(phones.map(({ value }) => value)).not.toContain("+6281230004567");
});
