import { DEFAULT_QUERY } from "@/lib/filters/schema";
import { currentStay, formatMyStay, type MyStay, parseMyStay, stayFilters } from "@/lib/stay/my-stay";

const NOTHING: MyStay = { from: null, months: null, people: null, pet: null };
const STAY: MyStay = { from: "2026-12-10", months: 3, people: 2, pet: "smallDog" };

describe("parseMyStay", () => {
  it("restores a stored stay", () => {
    expect(parseMyStay(formatMyStay(STAY))).toEqual(STAY);
    expect(parseMyStay(formatMyStay({ ...NOTHING, people: 4 }))).toEqual({ ...NOTHING, people: 4 });
    expect(formatMyStay(NOTHING)).toBeNull();
  });

  it.each([
    null,
    "",
    "%",
    "from=2026-02-31&months=13&people=0&pet=dragon",
    "from=soon&months=-1&people=2.5&pet=toString",
    '{"from":"2026-12-10"}',
  ])("reads nothing from %j", (text) => {
    expect(parseMyStay(text)).toEqual(NOTHING);
  });

  it("keeps the other fields when one is damaged", () => {
    expect(parseMyStay("from=soon&people=2")).toEqual({ ...NOTHING, people: 2 });
  });
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
  expect(stayFilters({ ...NOTHING, people: 2 }, DEFAULT_QUERY)).toEqual({});
});
