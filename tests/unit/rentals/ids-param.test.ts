import { MAX_IDS, parseIdsParam } from "@/lib/rentals/ids-param";
import { HARD_TEXTS } from "../hard-texts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("parseIdsParam", () => {
  it.each([
    ["1", [1]],
    ["3,1,2", [3, 1, 2]],
    ["1,2,1", [1, 2]],
    ["0,999999999999999", [0, 999_999_999_999_999]],
    [upTo(MAX_IDS).join(","), upTo(MAX_IDS)],
  ])("reads %j", (value, ids) => {
    expect(parseIdsParam(value)).toEqual(ids);
  });

  it.each([
    null,
    "",
    ",",
    "1,",
    ",1",
    "1,,2",
    "1, 2",
    "-1",
    "1.5",
    "1e3",
    "a",
    "1;2",
    "1234567890123456",
    upTo(MAX_IDS + 1).join(","),
  ])("refuses %j", (value) => {
    expect(parseIdsParam(value)).toBeNull();
  });

  it.each(HARD_TEXTS)("refuses texts (%#)", (value) => {
    expect(parseIdsParam(value)).toBeNull();
  });
});
