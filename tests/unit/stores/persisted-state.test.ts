import { parseLikedIds, parsePersistedState } from "@/stores/persisted-state";

describe("parseLikedIds", () => {
  it.each([
    [
      [3, 1, 2],
      [3, 1, 2],
    ],
    [
      [1, 2, 1],
      [1, 2],
    ],
    [[0], [0]],
    [
      [1, "2", null, 3.5, -4, Number.NaN, 2 ** 53, {}, [5], true, 6],
      [1, 6],
    ],
    [[], []],
    [null, []],
    [undefined, []],
    ["1,2", []],
    [{ 0: 1, length: 1 }, []],
  ])("keeps from %p the ids %j", (value, ids) => {
    expect(parseLikedIds(value)).toEqual(ids);
  });
});

describe("parsePersistedState", () => {
  it.each([
    [
      { displayCurrency: "EUR", likedRentalIds: [1] },
      { displayCurrency: "EUR", likedRentalIds: [1] },
    ],
    [{ displayCurrency: "EUR" }, { displayCurrency: "EUR" }],
    [{ likedRentalIds: [1, "x"] }, { likedRentalIds: [1] }],
    [{ displayCurrency: "XXX", likedRentalIds: [1] }, { likedRentalIds: [1] }],
    [{ displayCurrency: "__proto__" }, {}],
    [{ likedRentalIds: "all" }, { likedRentalIds: [] }],
    [{ showLikedOnly: true, toggleLike: "gone", rentals: [[1, 2]] }, {}],
    [[], {}],
    ["state", {}],
    [7, {}],
    [null, {}],
    [undefined, {}],
  ])("keeps from %j the usable fields %j", (value, state) => {
    expect(parsePersistedState(value)).toEqual(state);
  });
});
