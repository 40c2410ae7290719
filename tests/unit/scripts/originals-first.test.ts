import { originalsFirst } from "@/scripts/import/originals-first.ts";
import { rental } from "./rows";

test("a duplicate follows its original, and other rows keep their order", () => {
  const rows = [
    rental({ id: 5, duplicate_of_id: 4 }),
    rental({ id: 4, duplicate_of_id: 9 }),
    rental({ id: 2 }),
    rental({ id: 9 }),
    rental({ id: 1 }),
  ];
  const { ordered, unresolved } = originalsFirst(rows);
  expect(ordered.map((row) => row.id)).toEqual([2, 9, 1, 4, 5]);
  expect(unresolved).toEqual([]);
});

test("a duplicate without an original is unresolved", () => {
  const rows = [
    rental({ id: 1, duplicate_of_id: 1 }),
    rental({ id: 2, duplicate_of_id: 7 }),
    rental({ id: 3 }),
  ];
  const { ordered, unresolved } = originalsFirst(rows);
  expect(ordered.map((row) => row.id)).toEqual([3]);
  expect(unresolved.map((row) => row.id)).toEqual([1, 2]);
});
