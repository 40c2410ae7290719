import { type ListQuery, parseListQuery } from "@/lib/filters/schema";
import { WIDEST_PANELS } from "@/lib/map/camera";
import { collapsePlaces } from "@/lib/places/places";
import { PAGE_SIZE } from "@/lib/search/pages";
import { findListPage } from "@/server/search/find-list-page";
import { RATES } from "../money/rates";
import { sampleRental } from "../rentals/sample-rental";

/** The map's first view shows Middle but not Away, where all but two of the newest rentals are. */
const mockPlaces = collapsePlaces([
  { location_name: "middle", latitude: -8.65, longitude: 115.22, rental_count: 2 },
  { location_name: "away", latitude: -8.2, longitude: 115.6, rental_count: 38 },
]);
const mockRates = RATES;
const mockRentals = Array.from({ length: 40 }, (_, index) =>
  sampleRental({ id: 40 - index, location: index === 30 || index === 35 ? "middle" : "away" }),
);
jest.mock("@/server/data/live-rentals", () => ({
  liveRentals: async () => ({ readAt: 0, rentals: mockRentals, places: mockPlaces }),
}));
jest.mock("@/server/data/exchange-rates", () => ({ ratesFor: async () => ({ rates: mockRates }) }));
jest.mock("@/server/data/keyword-search", () => ({
  indexIfRead: async () => null,
  readyIndex: async () => ({ factsOf: null, idsWithContact: () => new Set([10, 5]) }),
}));

const query = (search: string): ListQuery => ({ ...parseListQuery(search) });

it.each([["location=nowhere"], ["page=3"], ["location=middle&page=2"]])("%s has no page", async (search) => {
  expect(await findListPage(query(search))).toBeNull();
});

it("the map narrows a list of the whole region: cards of its first view follow those of the page", async () => {
  const page = await findListPage(query(""));
  expect(page).toMatchObject({ offset: 0, pageCount: 2, queryPlaces: [], areas: [], widest: WIDEST_PANELS });
  expect(page?.cards.map(({ id }) => id).slice(PAGE_SIZE)).toEqual([10, 5]);
  expect(page?.cards.findIndex(({ isFirst }) => isFirst)).toBe(PAGE_SIZE);
});

it.each([
  ["location=away", 38, ["away"]],
  ["contact=0123456789ab", 2, []],
])("the map does not narrow the list of %s", async (search, total, areas) => {
  const page = await findListPage(query(search));
  expect(page).toMatchObject({ areas, widest: [], rentals: { length: total } });
  expect(page?.cards).toHaveLength(Math.min(total, PAGE_SIZE));
  expect(page?.cards.findIndex(({ isFirst }) => isFirst)).toBe(0);
});

it("the second page starts after the cards of the first", async () => {
  const page = await findListPage(query("location=away&page=2"));
  expect(page).toMatchObject({ offset: PAGE_SIZE, pageCount: 2, cards: { length: 14 } });
});
