import { withoutIndex } from "@/tests/bench/list-index-data.ts";

test("what is left of a page is all but the index of its list", () => {
  const html = String.raw`<p>24</p><script>self.__next_f.push([1,"{\"index\":[[263,9],[262,-1]],\"cards\":[]}"])</script>`;
  expect(withoutIndex(html)).toBe(
    String.raw`<p>24</p><script>self.__next_f.push([1,"{,\"cards\":[]}"])</script>`,
  );
});
