import { visibleRentals } from "@/lib/map/visible-rentals";
import { type ListEntry, NO_PLACE } from "@/lib/rental/list-entry";
import { knownOrder, type ViewOfPage } from "@/lib/search/known-order";
import { PAGE_SIZE } from "@/lib/search/pages";

const [MIDDLE, AWAY] = [0, 1];
const POINTS = [
  { lat: -8.65, lng: 115.22 },
  { lat: -8.2, lng: 115.6 },
];
const AROUND_MIDDLE = { ne: { lat: -8.6, lng: 115.3 }, sw: { lat: -8.7, lng: 115.1 } };
const AROUND_ALL = { ne: { lat: -8, lng: 116 }, sw: { lat: -9, lng: 115 } };

const LIST = Array.from(
  { length: 150 },
  (_, at): ListEntry => [at + 1, at % 5 === 0 ? NO_PLACE : at % 2 === 0 ? MIDDLE : AWAY],
);
const byPlace = [MIDDLE, AWAY].map((place) => LIST.filter((entry) => entry[1] === place).length);
const idsOf = (entries: readonly ListEntry[]) => entries.map(([id]) => id);
/** The list of the page's view, and its first page. */
const OWN = LIST.filter(([, place]) => place === MIDDLE);
const PAGE = OWN.slice(0, PAGE_SIZE);

type Known = { view?: ViewOfPage; bounds?: typeof AROUND_ALL; offset?: number; entries?: ListEntry[] };

function known(index: readonly ListEntry[] | null, options: Known = {}) {
  const { view = "same", bounds = AROUND_MIDDLE, offset = 0, entries = PAGE } = options;
  const filter = { selected: [], located: false, bounds, withUnplaced: false };
  const visible = visibleRentals({ total: LIST.length, byPlace }, POINTS, filter);
  return { ...knownOrder({ entries, offset }, index, visible, view), shown: visible.shown };
}

describe("knownOrder", () => {
  it.each<ViewOfPage>(["same", "part"])(
    "begins with the cards of the page in its view or a part of it: %s",
    (view) => {
      const { ids, more, shown } = known(null, { view });
      expect(ids).toEqual(idsOf(PAGE));
      expect(ids.length + more).toBe(shown);
    },
  );

  it("knows nothing of another view, in which others may come between", () => {
    expect(known(null, { view: "other", bounds: AROUND_ALL })).toMatchObject({ ids: [], more: 120 });
  });

  it("is the whole list in its order once the index is loaded", () => {
    expect(known(LIST)).toMatchObject({ ids: idsOf(OWN), more: 0 });
    const placed = LIST.filter(([, place]) => place !== NO_PLACE);
    expect(known(LIST, { view: "other", bounds: AROUND_ALL }).ids).toEqual(idsOf(placed));
  });

  it("begins on a later page where the one before ended, with the index and without", () => {
    const later = { offset: PAGE_SIZE, entries: OWN.slice(PAGE_SIZE, 2 * PAGE_SIZE) };
    const { ids, more } = known(null, later);
    expect(known(LIST, later)).toMatchObject({ ids: idsOf(OWN.slice(PAGE_SIZE)), more: 0 });
    expect(ids).toEqual(idsOf(later.entries));
    expect(PAGE_SIZE + ids.length + more).toBe(OWN.length);
  });

  it("keeps the cards of the page that an index of another read lacks", () => {
    const [first = 0, second = 0] = idsOf(PAGE);
    const { ids } = known(LIST.filter(([id]) => id !== first && id !== second));
    expect(ids).toEqual(idsOf(OWN));
  });
});
