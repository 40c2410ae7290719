import { chunks } from "@/lib/lists/chunks";
import { PAGE_SIZE, pageNumbers, pageOf } from "@/lib/search/pages";

describe("pages of a list", () => {
  const list = (length: number) => Array.from({ length }, (_, index) => index);

  describe("pageOf", () => {
    it.each([
      [0, 1],
      [1, 1],
      [PAGE_SIZE, 1],
      [PAGE_SIZE + 1, 2],
      [10 * PAGE_SIZE, 10],
    ])("divides %i items into %i pages", (length, pageCount) => {
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
});

describe("page numbers", () => {
  describe("pageNumbers", () => {
    it.each([
      [1, 1, "1"],
      [1, 2, "1 2"],
      [2, 4, "1 2 3 4"],
      [1, 5, "1 2 3 4 5"],
      [1, 6, "1 2 3 … 6"],
      [1, 225, "1 2 3 … 225"],
      [3, 225, "1 2 3 4 … 225"],
      [5, 225, "1 2 3 4 5 6 … 225"],
      [6, 225, "1 2 3 4 5 6 7 … 225"],
      [7, 225, "1 2 3 … 6 7 8 … 225"],
      [222, 225, "1 2 3 … 221 222 223 224 225"],
      [225, 225, "1 2 3 … 224 225"],
    ])("for page %i of %i are %s", (current, count, text) => {
      expect(
        pageNumbers(current, count)
          .map((page) => page ?? "…")
          .join(" "),
      ).toBe(text);
    });

    it("include the neighbours of every page, so that each page can be reached", () => {
      for (let page = 1; page <= 30; page += 1) {
        const numbers = pageNumbers(page, 30);
        for (const near of [page - 1, page + 1].filter((one) => one >= 1 && one <= 30))
          expect(numbers).toContain(near);
      }
    });
  });
});

test.each([
  [0, []],
  [1, [1]],
  [200, [200]],
  [450, [200, 200, 50]],
])("%i items come in portions of %j", (count, lengths) => {
  const items = Array.from({ length: count }, (_, index) => index);
  expect(chunks(items, 200).map(({ length }) => length)).toEqual(lengths);
  expect(chunks(items, 200).flat()).toEqual(items);
});
