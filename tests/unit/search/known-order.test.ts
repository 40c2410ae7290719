import { isWithinDefaultView, WIDEST_PANELS } from "@/lib/map/camera";
import { visibleRentals } from "@/lib/map/visible-rentals";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { knownOrder } from "@/lib/search/known-order";
import { PAGE_SIZE } from "@/lib/search/pages";

/** `MIDDLE` is in every default view of the map, `AWAY` in none. */
const [MIDDLE, AWAY] = [0, 1];
const POINTS = [
  { lat: -8.65, lng: 115.22 },
  { lat: -8.2, lng: 115.6 },
];
const AROUND_MIDDLE = { ne: { lat: -8.6, lng: 115.3 }, sw: { lat: -8.7, lng: 115.1 } };
const AROUND_ALL = { ne: { lat: -8, lng: 116 }, sw: { lat: -9, lng: 115 } };

const LIST = Array.from(
  { length: 60 },
  (_, at): ListEntry => [at + 1, at % 5 === 0 ? NO_PLACE : at % 2 === 0 ? MIDDLE : AWAY],
);
const byPlace = [MIDDLE, AWAY].map((place) => LIST.filter((entry) => entry[1] === place).length);
const idsOf = (entries: readonly ListEntry[]) => entries.map(([id]) => id);
const inMiddle = (entries: readonly ListEntry[]) => entries.filter(([, place]) => place === MIDDLE);
/** The cards of the first page, and the next two of the default view. */
const BROUGHT = [...LIST.slice(0, PAGE_SIZE), ...inMiddle(LIST.slice(PAGE_SIZE)).slice(0, 2)];

function known(
  index: readonly ListEntry[] | null,
  { bounds = AROUND_MIDDLE, withUnplaced = false, offset = 0, entries = BROUGHT } = {},
) {
  const counts = { total: LIST.length, byPlace };
  const visible = visibleRentals(counts, POINTS, { selected: [], located: false, bounds, withUnplaced });
  const isDefaultView = !withUnplaced && isWithinDefaultView(bounds, WIDEST_PANELS);
  return { ...knownOrder({ entries, offset }, index, visible, isDefaultView), shown: visible.shown };
}

describe("knownOrder", () => {
  it("has every visible card of the page while the map shows the default view", () => {
    const { ids, more, shown } = known(null);
    expect(ids).toEqual(idsOf(inMiddle(BROUGHT)));
    expect(ids.length + more).toBe(shown);
  });

  it.each([
    ["the map shows more than any default view", { bounds: AROUND_ALL }],
    ["rentals without a place are shown too", { withUnplaced: true }],
  ])("has only the page's own cards when %s, because others may come between", (_, view) => {
    const { ids, more, shown } = known(null, view);
    expect(idsOf(LIST.slice(0, PAGE_SIZE))).toEqual(expect.arrayContaining(ids));
    expect(ids.length + more).toBe(shown);
  });

  it("is the whole list in its order once the index is loaded", () => {
    expect(known(LIST)).toMatchObject({ ids: idsOf(inMiddle(LIST)), more: 0 });
    const placed = LIST.filter(([, place]) => place !== NO_PLACE);
    expect(known(LIST, { bounds: AROUND_ALL }).ids).toEqual(idsOf(placed));
  });

  it("on a later page counts no more rentals without the index than with it", () => {
    const [offset, entries] = [PAGE_SIZE, LIST.slice(PAGE_SIZE, 2 * PAGE_SIZE)];
    const before = known(null, { bounds: AROUND_ALL, offset, entries });
    const after = known(LIST, { bounds: AROUND_ALL, offset, entries });
    expect(after.ids.slice(0, before.ids.length)).toEqual(before.ids);
    expect(before.ids.length + before.more).toBeLessThanOrEqual(after.ids.length);
  });

  it("keeps the cards of the page that an index of another read lacks", () => {
    const [first = 0] = idsOf(inMiddle(LIST));
    const added = idsOf(BROUGHT).at(-1) ?? 0;
    const { ids } = known(LIST.filter(([id]) => id !== first && id !== added));
    expect(ids[0]).toBe(first);
    expect(ids).toContain(added);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
