import { compareUnitLabels } from "@/reader/home/unit-labels";
import { readCases } from "@/tests/support/case-table";
import { plain } from "../collector/adverts";

test.each(readCases("tests/unit/reader/unit-labels.tsv", ["one", "other", "verdict"]))(
  'the units "$one" and "$other" are $verdict, in either order ($at)',
  ({ one, other, verdict }) => {
    expect(compareUnitLabels(plain(one), plain(other))).toBe(verdict);
    expect(compareUnitLabels(plain(other), plain(one))).toBe(verdict);
  },
);
