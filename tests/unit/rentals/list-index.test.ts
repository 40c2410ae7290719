import { collapsePlaces } from "@/lib/geo/places";
import { listIndex, NO_PLACE } from "@/lib/rentals/list-index";
import { sampleRental } from "./sample-rental";

const PLACES = collapsePlaces([
  { location_name: "ubud", latitude: -8.51, longitude: 115.26, rental_count: 50 },
  { location_name: "canggu", latitude: -8.65, longitude: 115.13, rental_count: 40 },
  { location_name: "batu bolong", latitude: -8.65, longitude: 115.13, rental_count: 3 },
]);

describe("listIndex", () => {
  it("gives every match, in its order, with the point it is at", () => {
    const rentals = ["batu bolong", null, "ubud", "atlantis", "canggu"].map((location, index) =>
      sampleRental({ id: 10 - index, location }),
    );
    const named = listIndex(rentals, PLACES).map(([id, place]) => [id, PLACES.points[place]?.name ?? null]);
    expect(named).toEqual([
      [10, "canggu"],
      [9, null],
      [8, "ubud"],
      [7, null],
      [6, "canggu"],
    ]);
  });

  it("says of a rental without a known place that it has none", () => {
    expect(listIndex([sampleRental({ id: 4, location: "atlantis" })], PLACES)).toEqual([[4, NO_PLACE]]);
    expect(NO_PLACE).toBeLessThan(0);
  });
});
