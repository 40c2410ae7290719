/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useSavedView } from "@/components/map/use-saved-view.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";
import { readView, withView } from "@/lib/map/map-selection";
import { installBrowserGlobals } from "../home/browser-globals";

let segment = "";
jest.mock("next/navigation", () => ({ useParams: () => ({ query: segment }) }));

beforeAll(installBrowserGlobals);

const UBUD: Camera = { lat: -8.5069, lng: 115.2625, zoom: 14 };
const ALL_OF_BALI: Camera = { lat: -8.4, lng: 115.2, zoom: 8 };

const entry = (url: string, camera: Camera) =>
  window.history.replaceState(withView(null, { names: null, camera }), "", url);
const kept = () => readView(window.history.state)?.camera;

function comeToRest(camera: Camera) {
  const { result } = renderHook(() => useSavedView(DEFAULT_CAMERA));
  result.current(camera);
}

test("the view in which the map of the list comes to rest is kept in its entry", () => {
  segment = encodeQuerySegment({});
  entry("/", UBUD);
  comeToRest(ALL_OF_BALI);
  expect(kept()).toEqual(ALL_OF_BALI);
});

// The address changes at once on the way back, the list only when the router has it.
test("a map that comes to rest for the list that is being left changes no other entry", () => {
  segment = encodeQuerySegment({ location: ["ubud"] });
  entry("/", ALL_OF_BALI);
  comeToRest(UBUD);
  expect(kept()).toEqual(ALL_OF_BALI);
});
