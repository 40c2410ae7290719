import { proseOf } from "@/reader/contact/contacts";
import type { Fact } from "@/reader/fact";
import { readMinimumStay } from "@/reader/rent/minimum-stay";
import { readPrices } from "@/reader/rent/prices";
import { testReadings } from "@/tests/support/case-table";

const stayIn = (text: string) => readMinimumStay(proseOf(text), readPrices(proseOf(text)).rents);

/** A question mark follows a doubtful length. */
const length = (fact: Fact<number> | null) => fact && (fact.doubt === null ? fact.value : `${fact.value}?`);

testReadings("tests/unit/reader/minimum-stay.tsv", {
  months: (text) => length(stayIn(text).months),
  days: (text) => length(stayIn(text).days),
});
