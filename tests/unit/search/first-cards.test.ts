import { PHONE_PANELS, WIDEST_PANELS } from "@/lib/map/camera";
import { collapsePlaces } from "@/lib/places/places";
import { PAGE_SIZE } from "@/lib/search/pages";
import { firstCards, indexOfFirstPhoto } from "@/server/search/first-cards";
import { sampleRental } from "../rentals/sample-rental";

/** In every default view; not in that of a phone; only beside a list on a wide screen; in none. */
const PLACES = {
  middle: [-8.65, 115.22],
  near: [-8.69, 115.22],
  north: [-8.74, 115.22],
  away: [-8.2, 115.6],
} as const;
const places = collapsePlaces(
  Object.entries(PLACES).map(([location_name, [latitude, longitude]]) => ({
    ...{ location_name, latitude, longitude },
    rental_count: 1,
  })),
);
const list = (...locations: (string | null)[]) =>
  locations.map((location, index) => sampleRental({ id: index + 1, location }));
const times = (count: number, location: string | null) => Array.from({ length: count }, () => location);
const ids = (rentals: readonly { id: number }[]) => rentals.map(({ id }) => id);
const page = Array.from({ length: PAGE_SIZE }, (_, index) => index + 1);

describe("firstCards", () => {
  it("are those of the page when they fill the first screen", () => {
    const rentals = list(...times(16, "away"), ...times(8, "middle"), ...times(20, "middle"));
    expect(ids(firstCards(rentals, places).cards)).toEqual(page);
  });

  it("go on until the first screen is full, without what no default view shows", () => {
    const rentals = list(...times(17, "away"), ...times(7, "middle"), "away", null, "middle", "middle");
    expect(ids(firstCards(rentals, places).cards)).toEqual([...page, 27]);
  });

  it("leave out nothing between that a larger map shows", () => {
    const rentals = list(
      ...times(22, "away"),
      ...times(2, "middle"),
      "north",
      "middle",
      "middle",
      "away",
      ...times(5, "middle"),
    );
    expect(ids(firstCards(rentals, places).cards)).toEqual([...page, 25, 26, 27, 29, 30, 31]);
  });

  it("leave it out where only phones need more, and say so", () => {
    const rentals = list(...times(24, "near"), "near", "middle", "away", "middle", "middle");
    const { cards, widest } = firstCards(rentals, places);
    expect(ids(cards)).toEqual([...page, 26, 28]);
    expect(widest).toEqual(PHONE_PANELS);
    expect(firstCards(list(...times(24, "away")), places).widest).toEqual(WIDEST_PANELS);
  });

  it("are a bounded number, and no more than there are", () => {
    expect(firstCards(list(...times(24, "away"), ...times(40, "north")), places).cards).toHaveLength(
      PAGE_SIZE + 12,
    );
    expect(firstCards(list(...times(60, "away")), places).cards).toHaveLength(PAGE_SIZE);
    expect(ids(firstCards(list("away", "middle"), places).cards)).toEqual([1, 2]);
  });
});

describe("indexOfFirstPhoto", () => {
  it("is the first that the smallest map shows, too", () => {
    expect(indexOfFirstPhoto(list(null, "away", "north", "middle", "middle"), places)).toBe(3);
  });

  it("is the first of a list that no map narrows, unless it begins with a video", () => {
    const video = sampleRental({ id: 9, media_urls: ["/tour.mp4"] });
    expect(indexOfFirstPhoto(list("away"), null)).toBe(0);
    expect(indexOfFirstPhoto([video, ...list("away")], null)).toBe(1);
  });

  it("is none where no screen is sure to show one", () => {
    expect(indexOfFirstPhoto(list("away", null), places)).toBe(-1);
  });
});
