import { differs } from "@/lib/compare/differs";

test.each([
  ["two values", ["Canggu", "Ubud"], true],
  ["a value and nothing stated", ["Yes", null], true],
  ["nothing stated, then a value", [null, "Yes"], true],
  ["yes and no", ["Yes", "No, or costs extra"], true],
  ["yes and how much", ["Yes", "Yes, 50 Mbps"], true],
  ["one of four", ["2", "2", "3", "2"], true],
  ["the same", ["Canggu", "Canggu"], false],
  ["the same in other letters and spaces", ["Guest  house ", "guest house"], false],
  ["nothing stated by either", [null, null], false],
  ["a single home", ["Canggu"], false],
  ["no home", [], false],
])("%s: %j", (_, said, expected) => {
  expect(differs(said)).toBe(expected);
});
