import { proseOf } from "@/reader/contact/contacts";
import type { Fact } from "@/reader/fact";
import { readArea } from "@/reader/place/area";
import { readPrices } from "@/reader/rent/prices";
import { testReadings } from "@/tests/support/case-table";

function areaByRents(text: string) {
  const advert = proseOf(text);
  return readArea(advert, readPrices(advert).rents);
}

const certain = (fact: Fact<string> | null) => (fact?.doubt === null ? fact.value : null);

testReadings("tests/unit/reader/area.tsv", {
  area: (text) => certain(readArea(proseOf(text))),
  "area by rents": (text) => certain(areaByRents(text)),
  "doubt by rents": (text) => areaByRents(text)?.doubt,
});

test("the area is doubtful when the text only names a place nearby", () => {
  expect(readArea(proseOf("villa near Ubud"))).toMatchObject({
    value: "ubud",
    doubt: "only places near it are named",
    spans: [{ start: 11, end: 15 }],
  });
});
