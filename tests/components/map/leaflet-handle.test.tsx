/** @jest-environment jsdom */
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";

const UBUD: Camera = { lat: -8.5069, lng: 115.2625, zoom: DEFAULT_CAMERA.zoom + 1 };

/** A map with animated zooms, and stand-ins for what they need and jsdom lacks. */
async function animatedMap() {
  jest.useFakeTimers();
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
  return leafletHandle(createMap(root).setView([lat, lng], zoom));
}

test("a zoom reversed before its first frame still ends at the last requested view", async () => {
  const map = await animatedMap();
  map.moveTo(UBUD);
  jest.runAllTimers();
  expect(map.view()?.camera).toEqual(UBUD);
  map.moveTo(DEFAULT_CAMERA);
  map.moveTo(UBUD);
  jest.runAllTimers();
  expect(map.view()?.camera).toEqual(UBUD);
});
