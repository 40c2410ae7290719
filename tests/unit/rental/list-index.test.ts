import fc from "fast-check";
import { collapsePlaces } from "@/lib/places/places";
import { NO_PLACE } from "@/lib/rental/list-entry";
import { entriesOf, listIndex, parseListIndex, placesOf } from "@/lib/rental/list-index";
import { sampleRental } from "./sample-rental";

const ROWS = [
  { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 50 },
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 40 },
  { location_name: "batu bolong", latitude: -8.65, longitude: 115.13, rental_count: 3 },
];
const PLACES = collapsePlaces(ROWS);
const LOCATIONS = ["batu bolong", null, "ubud", "atlantis", "canggu"];
const RENTALS = LOCATIONS.map((location, index) => sampleRental({ id: 10 - index, location }));

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const received = () => parseListIndex(sent(listIndex(RENTALS, PLACES)));

describe("placesOf", () => {
  it("gives the point of each rental, also for another name of the point", () => {
    const names = placesOf(RENTALS, PLACES).map((place) => PLACES.points[place]?.name ?? place);
    expect(names).toEqual(["canggu", NO_PLACE, "ubud", NO_PLACE, "canggu"]);
    expect(NO_PLACE).toBeLessThan(0);
  });
});

describe("the index of a list", () => {
  it("restores every rental and its point, in order", () => {
    const list = fc.array(fc.record({ id: fc.nat(), at: fc.constantFrom(...LOCATIONS) }), { maxLength: 50 });
    fc.assert(
      fc.property(list, (drawn) => {
        const rentals = drawn.map(({ id, at }) => ({ id, location: at }));
        const entries = entriesOf(parseListIndex(sent(listIndex(rentals, PLACES))), PLACES.points);
        expect(entries.map(([id]) => id)).toEqual(rentals.map(({ id }) => id));
        expect(entries.map(([, place]) => place)).toEqual(placesOf(rentals, PLACES));
      }),
    );
  });

  it("finds the points of a page that orders or names them differently", () => {
    const { points } = collapsePlaces(ROWS.map((row) => ({ ...row, rental_count: 100 - row.rental_count })));
    const names = entriesOf(received(), points).map(([, place]) => points[place]?.name ?? null);
    expect(names).toEqual(["batu bolong", null, "ubud", null, "batu bolong"]);
    expect(points[0]?.name).toBe("batu bolong");
  });

  it("has no place for rentals at a point that the page lacks", () => {
    const [ubud] = PLACES.points;
    const points = ubud === undefined ? [] : [ubud];
    expect(entriesOf(received(), points).map(([, place]) => place)).toEqual([-1, -1, 0, -1, -1]);
  });

  it.each([
    null,
    [],
    "index",
    { steps: [1], places: [0, 0], points: [] },
    { steps: [0.5], places: [0], points: [] },
    { steps: ["1"], places: [0], points: [] },
    { steps: [1], places: [0], points: [1] },
    { steps: [1], places: [0] },
    { rentals: [] },
  ])("throws when it is damaged: %j", (value) => {
    expect(() => parseListIndex(value)).toThrow("not the index of a list");
  });
});
