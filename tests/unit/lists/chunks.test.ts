import { chunks } from "@/lib/lists/chunks";

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
