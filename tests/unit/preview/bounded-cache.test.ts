import { boundedCache } from "@/lib/preview/bounded-cache";

const cache = () => boundedCache<string>(10, ({ length }) => length);

describe("boundedCache", () => {
  it("forgets what was not asked for the longest when it is full", () => {
    const kept = cache();
    kept.set("a", "aaaa");
    kept.set("b", "bbbb");
    kept.get("a");
    kept.set("c", "cccc");
    expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["aaaa", undefined, "cccc"]);
  });

  it("counts a value that is replaced once", () => {
    const kept = cache();
    for (const value of ["aaaa", "aaaaa", "aa"]) kept.set("a", value);
    kept.set("b", "bbbbbbbb");
    expect([kept.get("a"), kept.get("b")]).toEqual(["aa", "bbbbbbbb"]);
  });

  it("keeps nothing larger than itself, and not its predecessor either", () => {
    const kept = cache();
    kept.set("a", "aa");
    kept.set("b", "bb");
    kept.set("a", "x".repeat(11));
    expect([kept.get("a"), kept.get("b")]).toEqual([undefined, "bb"]);
  });
});
