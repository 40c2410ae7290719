import { parseFields } from "@/collector/review/parse-fields";

test.each([
  ["35000000 IDR month", 35_000_000, "IDR"],
  ["35.000.000 IDR month", 35_000_000, "IDR"],
  ["35,000,000 idr month", 35_000_000, "IDR"],
  ["35_000_000 IDR month", 35_000_000, "IDR"],
  ["1,250 USD month", 1_250, "USD"],
  ["1250 USD month", 1_250, "USD"],
])("price=%s is %i %s", (written, amount, currency) => {
  expect(parseFields([`price=${written}`])).toEqual({ price: { amount, currency, period: "month" } });
});

// Read as if the point were not there, each would be published a hundred times too high.
test.each([
  "1250.50 USD month",
  "899.99 USD month",
  "1,5 IDR month",
  "1.250,50 USD month",
  "12.50.000 IDR month",
])("price=%s is refused with how a whole sum is written", (written) => {
  expect(() => parseFields([`price=${written}`])).toThrow('price="35000000 IDR month"');
});
