import { formatMyStay, parseMyStay } from "@/lib/stay/my-stay";
import { storedMonths } from "@/lib/stay/stored-months";

it.each(["months=1", "months=12", "months=13", "months=0", "months=1.5", "months=", "people=2", "", null])(
  "reads the months of %j like parseMyStay",
  (text) => {
    expect(storedMonths(text)).toBe(parseMyStay(text).months);
  },
);

it("reads the months of a stored stay", () => {
  expect(storedMonths(formatMyStay({ from: "2026-12-10", months: 3, people: 2, pet: "cat" }))).toBe(3);
});
