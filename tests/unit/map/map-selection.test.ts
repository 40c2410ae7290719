import { readView, selectedPlaces, withView } from "@/lib/map/map-selection";

const POINTS = [{ name: "ubud" }, { name: "canggu" }, { name: "berawa" }];

describe("selectedPlaces", () => {
  it("finds places by name, in the order of the names", () => {
    expect(selectedPlaces(["berawa", "ubud"], POINTS)).toEqual([2, 0]);
  });

  it("leaves out places that are no longer on the map", () => {
    expect(selectedPlaces(["gone", "canggu"], POINTS)).toEqual([1]);
    expect(selectedPlaces(["gone"], POINTS)).toEqual([]);
  });

  it("is always the same empty list while nothing is selected", () => {
    expect(selectedPlaces(null, POINTS)).toEqual([]);
    expect(selectedPlaces(null, POINTS)).toBe(selectedPlaces(null, []));
  });
});

describe("the view in a history entry", () => {
  const camera = { lat: -8.6, lng: 115.1, zoom: 13 };
  const SELECTED = { names: ["canggu", "berawa"], camera };

  it.each([SELECTED, { names: null, camera }])(
    "is read back, and the rest of the state is kept: %j",
    (kept) => {
      const state = withView({ __NA: true, tree: [1] }, kept);
      expect(state).toMatchObject({ __NA: true, tree: [1] });
      expect(readView(structuredClone(state))).toEqual(kept);
    },
  );

  it("is removed again, and the rest of the state is kept", () => {
    const state = withView(withView({ __NA: true }, SELECTED), null);
    expect(readView(state)).toBeNull();
    expect(state).toMatchObject({ __NA: true });
  });

  it.each([null, undefined, {}, { __NA: true }])("is undefined for a new entry: %j", (state) => {
    expect(readView(state)).toBeUndefined();
  });

  it.each([{ mapView: null }, { mapView: "canggu" }, { mapView: ["a", 1, 2] }, { mapView: [-8.6, 115.1] }])(
    "is null for %j",
    (state) => {
      expect(readView(state)).toBeNull();
    },
  );
});
