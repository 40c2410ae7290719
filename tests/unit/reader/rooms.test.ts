import { proseOf } from "@/reader/contact/contacts";
import type { Fact } from "@/reader/fact";
import { readPropertyType } from "@/reader/home/property-type";
import { readRooms } from "@/reader/home/rooms";
import { readPrices } from "@/reader/rent/prices";
import { testReadings } from "@/tests/support/case-table";

function rooms(text: string) {
  const advert = proseOf(text);
  return readRooms(advert, readPrices(advert).rents);
}

const certain = (fact: Fact<number> | null) => (fact?.doubt === null ? fact.value : null);

testReadings("tests/unit/reader/rooms.tsv", {
  bedrooms: (text) => certain(rooms(text).bedrooms),
  "bedrooms/bathrooms": (text) => {
    const { bedrooms, bathrooms } = rooms(text);
    return [bedrooms, bathrooms].map((fact) => certain(fact) ?? "-").join("/");
  },
  "property type": (text) => readPropertyType(proseOf(text))?.value,
});

test("the fact points to the words of the count", () => {
  const advert = proseOf("🌴 Villa 𝟮𝗕𝗥 in Canggu");
  const { bedrooms } = readRooms(advert, []);
  expect(bedrooms?.spans.map(({ start, end }) => "🌴 Villa 𝟮𝗕𝗥 in Canggu".slice(start, end))).toEqual([
    "𝟮𝗕𝗥",
  ]);
});

test("contradictory counts are doubtful", () => {
  const { bedrooms } = readRooms(proseOf("KT 4. Rumah 2 kamar tidur"), []);
  expect(bedrooms).toMatchObject({ value: 4, doubt: "says 4 and 2" });
});

test("the bedrooms are doubtful when the units outnumber the monthly rents", () => {
  const { bedrooms } = rooms("1BR, 2BR and 3BR villas, 18 mln and 26 mln monthly, 280 mln yearly");
  expect(bedrooms?.doubt).toBe("says 1 and 2 and 3");
});
