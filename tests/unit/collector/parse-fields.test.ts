import { parseFields } from "@/collector/owner/parse-fields";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/collector/parse-fields.tsv", {
  price: (text) => {
    const { price } = parseFields([`price=${text}`]);
    return price && `${price.amount} ${price.currency} ${price.period}`;
  },
});

test.each(["12", "cheap", "12jt or 13jt", "12jt deposit 5jt", "12jt century", "12jt 13"])(
  "price=%s is refused",
  (written) => {
    expect(() => parseFields([`price=${written}`])).toThrow(
      `price=${written} is not valid. Write price=12jt,`,
    );
  },
);

test.each([
  ["deposit=5jt", { deposit: "deposit 5jt" }],
  ["deposit=USD 500", { deposit: "deposit usd 500" }],
  ["deposit=half a month", { deposit: "deposit half a month" }],
  ["deposit=none", { deposit: "no deposit" }],
  ["stay=1", { stay: "minimum stay 1 month" }],
  ["stay=2 weeks", { stay: "minimum stay 2 weeks" }],
  ["from=2027-12-01", { from: "available from 1 December 2027" }],
  ["from=1 Dec 2027", { from: "available from 1 December 2027" }],
  ["from=now", { from: "available now" }],
  ["from=", { from: null }],
  ["taken=yes", { taken: expect.stringMatching(/^20\d\d-/) }],
  ["taken=", { taken: null }],
  [
    "includes=wifi, Electricity, no pets,-pool",
    {
      includes: ["wifi included", "electricity included", "no pets", "no pool"],
    },
  ],
  [
    "includes=pool,wifi,ac,kitchen,parking,furnished,cleaning,electricity,water,pets",
    { includes: expect.any(Array) },
  ],
  [
    "includes=-pool,-wifi,-ac,-kitchen,-parking,-furnished,-cleaning,-electricity,-water,-pets",
    { includes: expect.any(Array) },
  ],
  ["map=-8.6478,115.1385", { map: { lat: -8.6478, lng: 115.1385 } }],
  ["map=https://www.google.com/maps/@-8.6478,115.1385,17z", { map: { lat: -8.6478, lng: 115.1385 } }],
  ["map=https://maps.google.com/?q=-8.6478%2C115.1385", { map: { lat: -8.6478, lng: 115.1385 } }],
  ["without_photo=3,1", { without_photo: [3, 1] }],
  ["stay=", { stay: null }],
])("%s is parsed", (written, expected) => {
  expect(parseFields([written])).toEqual(expected);
});

test.each([
  "stay=long",
  "stay=0",
  "from=soon",
  "from=next week",
  "from=31 November 2026",
  "taken=no",
  "includes=sauna",
  "includes=wifi,,pets",
  "map=Canggu",
  "map=48.8566,002.3522",
  "map=-6.2000,106.8166",
  "without_photo=first",
  "without_photo=0",
])("%s is refused with an example of its form", (written) => {
  const [field] = written.split("=");
  expect(() => parseFields([written])).toThrow(`${written} is not valid. Write ${field}=`);
});

// Without its decimal point, the rent would be published up to a hundred times too high.
test.each([
  "1250.50 USD month",
  "899.99 USD month",
  "1,5 IDR month",
  "1.250,50 USD month",
  "12.50.000 IDR month",
])("price=%s is refused with an example of a whole sum", (written) => {
  expect(() => parseFields([`price=${written}`])).toThrow('price="35000000 IDR month"');
});
