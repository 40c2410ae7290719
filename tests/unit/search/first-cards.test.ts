import { PHONE_PANELS, WIDEST_PANELS } from "@/lib/map/camera";
import { collapsePlaces } from "@/lib/places/places";
import { PAGE_SIZE } from "@/lib/search/pages";
import { firstCards, indexOfFirstPhoto } from "@/server/search/first-cards";
import { sampleRental } from "../rental/sample-rental";

/** `middle` is in every default view, `near` not in a phone's, `north` only in the widest, `away` in none. */
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
  it("are the cards of the page when those in view fill the first screen", () => {
    const rentals = list(...times(16, "away"), ...times(8, "middle"), ...times(20, "middle"));
    expect(ids(firstCards(rentals, places).cards)).toEqual(page);
  });

  it("continue until the first screen is full, skipping rentals outside every default view", () => {
    const rentals = list(...times(17, "away"), ...times(7, "middle"), "away", null, "middle", "middle");
    expect(ids(firstCards(rentals, places).cards)).toEqual([...page, 27]);
  });

  it("include the rentals between that only a larger map shows", () => {
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

  it("skip rentals outside a phone's view, and report it, when only phones need more cards", () => {
    const rentals = list(...times(24, "near"), "near", "middle", "away", "middle", "middle");
    const { cards, widest } = firstCards(rentals, places);
    expect(ids(cards)).toEqual([...page, 26, 28]);
    expect(widest).toEqual(PHONE_PANELS);
    expect(firstCards(list(...times(24, "away")), places).widest).toEqual(WIDEST_PANELS);
  });

  it("are bounded in number by a limit and by the list", () => {
    expect(firstCards(list(...times(24, "away"), ...times(40, "north")), places).cards).toHaveLength(
      PAGE_SIZE + 12,
    );
    expect(firstCards(list(...times(60, "away")), places).cards).toHaveLength(PAGE_SIZE);
    expect(ids(firstCards(list("away", "middle"), places).cards)).toEqual([1, 2]);
  });
});

describe("indexOfFirstPhoto", () => {
  it("is that of the first rental in view on the smallest map", () => {
    expect(indexOfFirstPhoto(list(null, "away", "north", "middle", "middle"), places)).toBe(3);
  });

  it("is that of the first photo in a list without a map, after any video", () => {
    const video = sampleRental({ id: 9, media_urls: ["/tour.mp4"] });
    expect(indexOfFirstPhoto(list("away"), null)).toBe(0);
    expect(indexOfFirstPhoto([video, ...list("away")], null)).toBe(1);
  });

  it("is -1 when no rental is in view on the smallest map", () => {
    expect(indexOfFirstPhoto(list("away", null), places)).toBe(-1);
  });
});
