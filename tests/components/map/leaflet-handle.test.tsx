import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";

const UBUD: Camera = { lat: -8.5069, lng: 115.2625, zoom: DEFAULT_CAMERA.zoom + 1 };

jest.useFakeTimers();

/** A map with animated zooms, and stand-ins for what they need and jsdom lacks. */
async function animatedMap() {
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    WebKitCSSMatrix: class {
      readonly m11 = 1;
    },
  });
  // Leaflet reads the window's features and timers when it is loaded.
  const { map: createMap } = await import("leaflet");
  const { leafletHandle } = await import("@/components/map/leaflet/leaflet-handle");
  const root = document.createElement("div");
  Object.defineProperties(root, { clientWidth: { value: 500 }, clientHeight: { value: 700 } });
  const { lat, lng, zoom } = DEFAULT_CAMERA;
  const map = createMap(root).setView([lat, lng], zoom);
  return { map, handle: leafletHandle(map) };
}

test("a zoom reversed before its first frame still ends at the last requested view", async () => {
  const { handle } = await animatedMap();
  handle.moveTo(UBUD);
  jest.runAllTimers();
  expect(handle.view()?.camera).toEqual(UBUD);
  handle.moveTo(DEFAULT_CAMERA);
  handle.moveTo(UBUD);
  jest.runAllTimers();
  expect(handle.view()?.camera).toEqual(UBUD);
});

test("a requested move does not take the map out of the visitor's hand", async () => {
  const { map, handle } = await animatedMap();
  map.fire("dragstart");
  handle.moveTo(UBUD);
  jest.runAllTimers();
  expect(handle.view()?.camera).toEqual(DEFAULT_CAMERA);
  map.fire("dragend");
  handle.moveTo(UBUD);
  jest.runAllTimers();
  expect(handle.view()?.camera).toEqual(UBUD);
});
