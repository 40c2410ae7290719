import { countHeader, mapWords, showLabel } from "@/lib/rental/list-messages";
import { testReadings } from "@/tests/support/case-table";
import { ENGLISH, inEnglish } from "@/tests/support/in-english";
import { RUSSIAN } from "@/tests/support/in-russian";

const numbersIn = (text: string) => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));

/** The words for "0 of 26, 26 outside". */
const wordsOf = (isMarker: boolean) => (counts: string) => {
  const [shown = Number.NaN, total = Number.NaN, outside = Number.NaN] = numbersIn(counts);
  return mapWords({ shown, outside }, total, isMarker, ENGLISH);
};

testReadings("tests/unit/rental/list-messages.tsv", {
  "header of a count": (text) => {
    const [count, place = null] = text.split(" at ");
    return countHeader(Number(count), place, ENGLISH);
  },
  "label of a button": (counts) => {
    const [shown = Number.NaN, total = Number.NaN] = numbersIn(counts);
    return showLabel(shown, total, ENGLISH);
  },
  "Russian label of a count": (count) => showLabel(Number(count), Number(count), RUSSIAN),
  "words on the map": wordsOf(false),
  "words beside a marker": wordsOf(true),
});

describe("the messages of the list", () => {
  it("match the specification", () => {
    const keys = ["error", "loading", "unknownLocation", "empty"] as const;
    expect(keys.map((key) => inEnglish(`list.${key}`))).toEqual([
      "Error loading rentals.",
      "Loading rentals...",
      "Location not found.",
      "No rentals found.",
    ]);
  });
});
