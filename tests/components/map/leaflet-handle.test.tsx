/** @jest-environment jsdom */
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";

const UBUD: Camera = { lat: -8.5069, lng: 115.2625, zoom: DEFAULT_CAMERA.zoom + 1 };

/** A map whose zooms are animated, for which Leaflet asks a browser for what jsdom lacks. */
async function animatedMap() {
  jest.useFakeTimers();
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    WebKitCSSMatrix: class {
      readonly m11 = 1;
    },
  });
  // Leaflet asks, and takes the timers of the window, when it is loaded.
  const { map: createMap } = await import("leaflet");
  const { leafletHandle } = await import("@/components/map/leaflet/leaflet-handle");
  const root = document.createElement("div");
  Object.defineProperties(root, { clientWidth: { value: 500 }, clientHeight: { value: 700 } });
  const { lat, lng, zoom } = DEFAULT_CAMERA;
  return leafletHandle(createMap(root).setView([lat, lng], zoom));
}

test("a zoom that is taken back before its first frame leads nowhere", async () => {
  const map = await animatedMap();
  map.moveTo(UBUD);
  jest.runAllTimers();
  expect(map.view()?.camera).toEqual(UBUD);
  map.moveTo(DEFAULT_CAMERA);
  map.moveTo(UBUD);
  jest.runAllTimers();
  expect(map.view()?.camera).toEqual(UBUD);
});
