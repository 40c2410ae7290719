import { currentStay, type MyStay, NO_STAY, parseMyStay, stayFilters } from "@/lib/device/my-stay";
import { DEFAULT_QUERY } from "@/lib/filters/schema";

const STAY: MyStay = { from: "2026-12-10", months: 3, people: 2, pet: "smallDog" };

it("parseMyStay keeps what can be used of a stored stay", () => {
  expect(parseMyStay(STAY)).toEqual(STAY);
  expect(parseMyStay({ from: "soon", months: 13, people: 2, pet: "toString" })).toEqual({
    ...NO_STAY,
    people: 2,
  });
  expect(parseMyStay({ from: "2026-13-45", months: "3", people: 2.5, pet: null })).toEqual(NO_STAY);
});

it("currentStay drops a past day, but not today", () => {
  expect(currentStay(STAY, "2026-12-10")).toEqual(STAY);
  expect(currentStay(STAY, "2026-12-11")).toEqual({ ...STAY, from: null });
});

it("stayFilters sets the filters of the stated fields, and adds pets to the chosen items", () => {
  expect(stayFilters(STAY, { ...DEFAULT_QUERY, includes: ["pool"] })).toEqual({
    available: "2026-12-10",
    stay: 3,
    includes: ["pets", "pool"],
  });
  expect(stayFilters({ ...NO_STAY, people: 2 }, DEFAULT_QUERY)).toEqual({});
});
