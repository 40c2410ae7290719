import { reader } from "@/lib/region/region-reader";
import type { Fact } from "@/packages/reader/fact";
import { readPropertyType } from "@/packages/reader/home/property-type";
import { readRooms } from "@/packages/reader/home/rooms";
import { readGender } from "@/packages/reader/home/tenants";
import { MOST_HOMES } from "@/packages/reader/homes/split-homes";
import { readPrices } from "@/packages/reader/rent/prices";
import { testReadings } from "@/tests/support/case-table";

const { proseOf, readAdvert, readUnits, splitHomes } = reader;

const POSTED = { postedAt: new Date("2026-11-18T01:00:00Z") };

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
  gender: (text) => readGender(proseOf(text))?.value,
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

test("the bedrooms are doubtful when they are those of a dearer unit", () => {
  const text = "Pondok in Sanur\nStandard room 2.8 mil/month\nTwo-bedroom unit 7 mil/month";
  expect(readAdvert(text, POSTED).bedrooms).toMatchObject({ value: 2, doubt: "those of a dearer home" });
});

function unitsOf(text: string): string[] {
  return readUnits(text, POSTED).map(({ name, rents }) =>
    [name, ...rents.map(({ amount, currency, period }) => `${amount} ${currency} ${period}`)].join(" | "),
  );
}

testReadings("tests/unit/reader/units.tsv", { units: unitsOf });

test("leaves out the name of a unit that is too long", () => {
  const long = "with a view over the rice fields and a very long description that nobody reads to its end";
  expect(unitsOf(`1BR - 15jt/month\n2BR ${long} - 20jt/month`)).toEqual([
    "1BR | 15000000 IDR month",
    " | 20000000 IDR month",
  ]);
});

/** A home as "sanur 0BR 8jt": its area, bedrooms and rents; "-" for what its text does not state for certain. */
function inShort(text: string): string {
  const { area, bedrooms, rents } = readAdvert(text, POSTED);
  const millions = rents.filter(({ doubt }) => doubt === null).map(({ value }) => `${value.amount / 1e6}jt`);
  const rooms = bedrooms?.doubt === null ? `${bedrooms.value}BR` : "-";
  return [area?.doubt === null ? area.value : "-", rooms, millions.join("+") || "-"].join(" ");
}

testReadings("tests/unit/reader/homes.tsv", {
  homes: (text) => {
    const homes = splitHomes(text, POSTED);
    return homes.length > 1 ? homes.map(inShort) : [];
  },
});

test("each home of a list keeps what is said of all of them", () => {
  const [heading, rest] = ["For rent this week:", "Min 3 months. WA 0812 3456 7890"];
  const [villa, studio] = ["2BR villa Canggu - 25 mln/month", "Studio Uluwatu - 9 mln/month"];
  expect(splitHomes(`${heading}\n\n1) ${villa}\n2) ${studio}\n\n${rest}`, POSTED)).toEqual([
    `${heading}\n${villa}\n${rest}`,
    `${heading}\n${studio}\n${rest}`,
  ]);
});

test.each([
  ["after the last home", "1. Studio Sanur 8jt 2. 1BR Renon 9jt, WA 0812 3456 7890", [1, 1]],
  ["in each home", "1. Studio Sanur 8jt WA 0812 3456 7890\n2. 1BR Renon 9jt WA 0812 3456 7891", [1, 1]],
  ["in one home", "1. Studio Sanur 8jt WA 0812 3456 7890\n2. 1BR Renon 9jt", [1, 0]],
])("a contact %s is that of these homes", (_, text, counts) => {
  const homes = splitHomes(text, POSTED);
  expect(homes.map((home) => readAdvert(home, POSTED).phones.length)).toEqual(counts);
});

test("a heading that names the areas of others is left out", () => {
  const text = "Villas in Canggu and Ubud for rent\n1. 2BR Canggu 25jt\n2. 1BR Ubud 12jt";
  expect(splitHomes(text, POSTED)).toEqual(["2BR Canggu 25jt", "1BR Ubud 12jt"]);
});

test("homes in one sentence are split at its commas", () => {
  const [one, other] = ["Canggu: studio 12 mln/month", "Ubud: studio 9 mln/month"];
  expect(splitHomes(`${one}, ${other}`, POSTED)).toEqual([one, other]);
});

test("a list of more homes than one post has stays whole", () => {
  const listOf = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at + 1}. 1BR ${at % 2 ? "Ubud" : "Sanur"} ${at + 8}jt`).join(
      "\n",
    );
  expect(splitHomes(listOf(MOST_HOMES), POSTED)).toHaveLength(MOST_HOMES);
  expect(splitHomes(listOf(MOST_HOMES + 1), POSTED)).toEqual([listOf(MOST_HOMES + 1)]);
});
