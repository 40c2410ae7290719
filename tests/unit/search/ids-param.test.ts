import { MAX_IDS, parseIdsParam } from "@/lib/search/ids-param";
import { HARD_TEXTS } from "../hard-texts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("parseIdsParam", () => {
  it.each([
    ["1", [1]],
    ["3,1,2", [3, 1, 2]],
    ["1,2,1", [1, 2]],
    ["0,999999999999999", [0, 999_999_999_999_999]],
  ])("reads %j", (value, ids) => {
    expect(parseIdsParam(value)).toEqual(ids);
  });

  it.each([null, "", ",", "1,", ",1", "1,,2", "1, 2", "-1", "1.5", "1e3", "a", "1;2", "1234567890123456"])(
    "refuses %j",
    (value) => {
      expect(parseIdsParam(value)).toBeNull();
    },
  );

  it("reads as many ids as a request may have, and refuses one more", () => {
    expect(parseIdsParam(upTo(MAX_IDS).join(","))).toEqual(upTo(MAX_IDS));
    expect(parseIdsParam(upTo(MAX_IDS + 1).join(","))).toBeNull();
  });

  it.each(HARD_TEXTS)("refuses texts (%#)", (value) => {
    expect(parseIdsParam(value)).toBeNull();
  });
});
