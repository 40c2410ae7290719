import { PAGE_SIZE, pageOf } from "@/lib/rentals/page-of";

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe("pageOf", () => {
  it.each([
    [0, 1],
    [1, 1],
    [PAGE_SIZE, 1],
    [PAGE_SIZE + 1, 2],
    [10 * PAGE_SIZE, 10],
  ])("makes of %i items %i pages", (length, pageCount) => {
    expect(pageOf(list(length), 1)?.pageCount).toBe(pageCount);
    expect(pageOf(list(length), pageCount)).not.toBeNull();
    expect(pageOf(list(length), pageCount + 1)).toBeNull();
  });

  it.each([1, 23, 24, 25, 241])("shows each of %i items once, in order, over all pages", (length) => {
    const shown: number[] = [];
    for (let number = 1; ; number += 1) {
      const page = pageOf(list(length), number);
      if (page === null) break;
      expect(page.items.length).toBeLessThanOrEqual(PAGE_SIZE);
      shown.push(...page.items);
    }
    expect(shown).toEqual(list(length));
  });

  it("has one empty page of an empty list", () => {
    expect(pageOf([], 1)).toEqual({ items: [], pageCount: 1 });
  });
});
