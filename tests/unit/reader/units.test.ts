import { readUnits } from "@/reader/home/units";

const POSTED = { postedAt: new Date("2026-11-18T01:00:00Z") };

function unitsOf(text: string): string[] {
  return readUnits(text, POSTED).map(({ name, rents }) =>
    [name, ...rents.map(({ amount, currency, period }) => `${amount} ${currency} ${period}`)].join(" | "),
  );
}

test.each<[says: string, text: string, units: string[]]>([
  [
    "a list of units, the cheapest first",
    "Two villas in Canggu\nVilla A, 3 bedrooms - 35jt/month\nVilla B, 2 bedrooms - 25jt/month\nWA 081234567890",
    ["Villa B, 2 bedrooms | 25000000 IDR month", "Villa A, 3 bedrooms | 35000000 IDR month"],
  ],
  [
    "kinds of room, with one period for all",
    "Guest house in Sanur\nDeluxe room ...... 6,900,000\nSuite w/ kitchen ... 11,500,000\n*per month, wifi included*",
    ["Deluxe room | 6900000 IDR month", "Suite w/ kitchen | 11500000 IDR month"],
  ],
  [
    "units in one line, named after their rents",
    "sewa villa canggu!! mulai 15jt/bln 1 kamar, 22 jt/bln 2 kamar, 30jt/bln 3 kamar",
    ["1 kamar | 15000000 IDR month", "2 kamar | 22000000 IDR month", "3 kamar | 30000000 IDR month"],
  ],
  [
    "a unit with two rents, in Russian",
    "В Убуде от хозяина:\n1) комната в гестхаусе — 5 млн/мес\n2) вилла 2 спальни — 18 млн/мес, 190 млн/год",
    ["комната в гестхаусе | 5000000 IDR month", "вилла 2 спальни | 18000000 IDR month | 190000000 IDR year"],
  ],
  [
    "blocks of lines",
    "FOR RENT in Ubud\n\n🏠 House 1: 2BR\nbig garden\n💰 17 mln/month\n\n🏠 House 2: 3BR\npool\n💰 27 mln/month",
    ["House 1: 2BR | 17000000 IDR month", "House 2: 3BR | 27000000 IDR month"],
  ],
  [
    "units with lower rents for longer stays",
    "Two homes in Tumbak Bayuh\nStudio: 1 month 12 mln, 6 months 10.5 mln\n2BR: 1 month 24 mln, 6 months 21 mln",
    ["Studio | 12000000 IDR month | 10500000 IDR month", "2BR | 24000000 IDR month | 21000000 IDR month"],
  ],
  [
    "fan and AC",
    "Homestay in Candidasa. Rooms fan 1.8jt AC 2.6jt month",
    ["Rooms fan | 1800000 IDR month", "AC | 2600000 IDR month"],
  ],
  ["none for one rent", "Villa 2BR in Canggu, 25jt/month", []],
  ["none for one home by the month and the year", "Villa 2BR in Canggu, 25jt/month, 250jt/year", []],
  [
    "none for rents by length of stay",
    "2BR villa\n38 mln/month – contract 1-5 months\n34 mln/month – contract 6+ months",
    [],
  ],
  ["none for rents by season", "1BR villa, 25jt/month low season, 30jt/month high season", []],
  ["none for rents by number of people", "Kamar AC: 2.500.000/bln (1 orang), 2.700.000/bln (2 orang)", []],
  ["none for a range", "Villa 2BR, 45-50 mln per month", []],
  [
    "none for one home that is named twice",
    "2BR villa - 25jt/month\n2 bedroom villa, 6 months - 22jt/month",
    [],
  ],
  ["none when one of them has no name", "1BR - 15jt/month\n2BR - 20jt/month\nalso one for 18jt/month", []],
  [
    "without those that are taken",
    "1BR - 15jt/month, TAKEN\n2BR - 20jt/month\n3BR - 30jt/month",
    ["2BR | 20000000 IDR month", "3BR | 30000000 IDR month"],
  ],
  ["none in a wanted post", "Looking for 1BR up to 15jt/month or 2BR up to 20jt/month", []],
])("units: %s", (_, text, units) => {
  expect(unitsOf(text)).toEqual(units);
});

test("leaves out the name of a unit when it holds a contact or is too long", () => {
  const long = "with a view over the rice fields and a very long description that nobody reads to its end";
  expect(unitsOf(`1BR, ask +62 812 3456 7890 - 15jt/month\n2BR ${long} - 20jt/month`)).toEqual([
    " | 15000000 IDR month",
    " | 20000000 IDR month",
  ]);
});
