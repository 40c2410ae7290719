import { contactId } from "@/lib/contact/contact-id";
import { type ListQuery, parseListQuery } from "@/lib/filters/schema";
import { collapsePlaces } from "@/lib/places/places";
import { PAGE_SIZE } from "@/lib/search/pages";
import { findListPage } from "@/server/search/find-list-page";
import { ENGLISH } from "../../support/in-english";
import { showSnapshot } from "../data/sample-snapshot";
import { sampleWholeRental } from "../rental/sample-whole-rental";

/** The map's first view shows Middle but not Away, where all but two of the newest rentals are. */
const PLACES = collapsePlaces([
  { location_name: "middle", latitude: -8.65, longitude: 115.22, rental_count: 2 },
  { location_name: "away", latitude: -8.2, longitude: 115.6, rental_count: 38 },
]);
const RENTALS = Array.from({ length: 40 }, (_, index) => {
  const contact_url = index === 30 || index === 35 ? "https://t.me/made" : null;
  const location = contact_url === null ? "away" : "middle";
  return sampleWholeRental({ id: 40 - index, location, contact_url });
});

beforeEach(() => showSnapshot({ rentals: RENTALS, places: PLACES }));

const query = (search: string): ListQuery => ({ ...parseListQuery(search) });

it.each([["location=nowhere"], ["page=2"], ["location=middle&page=2"]])("%s has no page", (search) => {
  expect(findListPage(query(search), ENGLISH)).toBeNull();
});

it("a list of the whole region is that of the map's default view", () => {
  const page = findListPage(query(""), ENGLISH);
  expect(page).toMatchObject({
    offset: 0,
    pageCount: 1,
    queryPlaces: [],
    areas: [],
    rentals: { length: 40 },
  });
  expect(page?.cards.map(({ id }) => id)).toEqual([10, 5]);
  expect(page?.cards.findIndex(({ isFirst }) => isFirst)).toBe(0);
});

it.each([
  ["location=away", 38, ["away"]],
  [`contact=${contactId("tg:made")}`, 2, []],
])("the map does not narrow the list of %s", (search, total, areas) => {
  const page = findListPage(query(search), ENGLISH);
  expect(page).toMatchObject({ areas, rentals: { length: total } });
  expect(page?.cards).toHaveLength(Math.min(total, PAGE_SIZE));
  expect(page?.cards.findIndex(({ isFirst }) => isFirst)).toBe(0);
});

it("the second page starts after the cards of the first", () => {
  const page = findListPage(query("location=away&page=2"), ENGLISH);
  expect(page).toMatchObject({ offset: PAGE_SIZE, pageCount: 2, cards: { length: 14 } });
});
