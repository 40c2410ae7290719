/** @jest-environment jsdom */
import { changedIds, listStyle, MAX_IDS_STORED, parseIds } from "@/lib/shortlist/hidden-and-seen";

it.each<[string, string | null, number[]]>([
  ["nothing", null, []],
  ["an empty text", "", []],
  ["one id", "7", [7]],
  ["several ids", "7,12,3", [7, 12, 3]],
  ["a JSON list", "[7]", []],
  ["CSS", '7"]{}', []],
  ["an overlong number", "1234567890123456", []],
])("parseIds reads %s", (_, stored, ids) => {
  expect(parseIds(stored)).toEqual(ids);
});

it.each<[string, string | null, number[], boolean, string]>([
  ["adds a first mark", null, [7], true, "7"],
  ["moves a repeated mark to the end", "7,12", [7], true, "12,7"],
  ["removes a mark", "7,12", [7], false, "12"],
  ["removes the last mark", "7", [7], false, ""],
  ["replaces a damaged text by a mark", "{", [7], true, "7"],
])("%s", (_, stored, ids, isMarked, expected) => {
  expect(changedIds(stored, ids, isMarked)).toBe(expected);
});

it("changedIds keeps the latest marks", () => {
  const all = Array.from({ length: MAX_IDS_STORED }, (_, id) => id).join();
  const kept = parseIds(changedIds(all, [9_999], true));
  expect(kept).toHaveLength(MAX_IDS_STORED);
  expect([kept[0], kept.at(-1)]).toEqual([1, 9_999]);
});

it.each([
  ["hidden", "7,12", "none"],
  ["shown when nothing is stored", null, "list-item"],
  ["shown when the text is damaged", "7,", "list-item"],
])("a rental is %s in lists, and always in the liked-only view", (_, stored, display) => {
  document.body.innerHTML =
    '<ul class="card-grid"><li id="of-list"><a data-rental="7"></a></li></ul>' +
    '<ul class="card-grid" data-wide><li id="of-likes"><a data-rental="7"></a></li></ul>';
  const style = document.createElement("style");
  style.textContent = listStyle(stored, stored);
  document.head.append(style);
  const displayOf = (id: string) => getComputedStyle(document.getElementById(id) ?? document.body).display;
  expect(displayOf("of-list")).toBe(display);
  expect(displayOf("of-likes")).toBe("list-item");
  style.remove();
});
