import { proseOf } from "@/reader/contact/contacts";
import { amountsIn } from "@/reader/rent/amounts";
import { normalise } from "@/reader/text/normalise";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/reader/amounts.tsv", {
  amounts: (text) =>
    amountsIn(proseOf(text).text).map(({ values, currency }) => `${values.join("-")} ${currency}`),
  doubt: (text) => amountsIn(normalise(text).text).map(({ doubt }) => doubt ?? "none"),
});
