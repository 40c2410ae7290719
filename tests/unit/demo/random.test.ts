import { randomFor } from "@/supabase/demo/random";

describe("randomFor", () => {
  it("draws the same for the same key and differently for another", () => {
    const draws = (key: string) => {
      const random = randomFor(key);
      return Array.from({ length: 8 }, () => random.int(0, 1_000_000));
    };
    expect(draws("a")).toEqual(draws("a"));
    expect(draws("a")).not.toEqual(draws("b"));
  });

  it("keeps whole numbers within both bounds and reaches them", () => {
    const random = randomFor("bounds");
    expect(new Set(Array.from({ length: 200 }, () => random.int(1, 3)))).toEqual(new Set([1, 2, 3]));
  });

  it("never chooses what has no weight", () => {
    const random = randomFor("weights");
    const chosen = Array.from({ length: 200 }, () =>
      random.weighted([
        [0, "never"],
        [1, "always"],
      ]),
    );
    expect(new Set(chosen)).toEqual(new Set(["always"]));
  });

  it("shuffles without loss", () => {
    expect(randomFor("cards").shuffle([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it("refuses to pick from nothing", () => {
    expect(() => randomFor("empty").pick([])).toThrow(RangeError);
    expect(() => randomFor("empty").weighted([])).toThrow(RangeError);
  });
});
