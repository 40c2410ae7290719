import { readUnits } from "@/reader/home/units";
import { testReadings } from "@/tests/support/case-table";

const POSTED = { postedAt: new Date("2026-11-18T01:00:00Z") };

function unitsOf(text: string): string[] {
  return readUnits(text, POSTED).map(({ name, rents }) =>
    [name, ...rents.map(({ amount, currency, period }) => `${amount} ${currency} ${period}`)].join(" | "),
  );
}

testReadings("tests/unit/reader/units.tsv", { units: unitsOf });

test("leaves out the name of a unit when it holds a contact or is too long", () => {
  const long = "with a view over the rice fields and a very long description that nobody reads to its end";
  expect(unitsOf(`1BR, ask +62 812 3456 7890 - 15jt/month\n2BR ${long} - 20jt/month`)).toEqual([
    " | 15000000 IDR month",
    " | 20000000 IDR month",
  ]);
});
