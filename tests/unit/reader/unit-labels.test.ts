import { compareUnitLabels } from "@/reader/home/unit-labels";
import { plain } from "../collector/adverts";

describe("compareUnitLabels", () => {
  test.each([
    ["Unit 3, pool", "Unit 4, pool", "different"],
    ["unit A", "unit B", "different"],
    ["Kamar no. 12", "Kamar no. 14", "different"],
    ["#2 is free", "#3 is free", "different"],
    ["lantai 2", "lantai 1", "different"],
    ["2nd floor", "3rd floor", "different"],
    ["2 этаж", "3 этаж", "different"],
    ["ground floor", "upstairs", "different"],
    ["deluxe room", "standard room", "different"],
    ["garden view", "pool view", "different"],
    ["unit 3", "Unit #3", "same"],
    ["floor 2", "2nd floor", "same"],
    ["lt 2", "lantai 2", "same"],
    ["villa in Canggu", "villa in Canggu, available now, no smoking", "same"],
    ["villa 2 bedrooms", "villa, two bedrooms", "same"],
    ["", "", "same"],
    ["villa", "villa, second floor", "unsure"],
    ["room", "deluxe room", "unsure"],
  ])("%s | %s -> %s, in either order", (one, other, expected) => {
    expect(compareUnitLabels(plain(one), plain(other))).toBe(expected);
    expect(compareUnitLabels(plain(other), plain(one))).toBe(expected);
  });
});
