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

test("the view in which the map settles is stored in the history entry", () => {
  segment = encodeQuerySegment({});
  entry("/", UBUD);
  comeToRest(ALL_OF_BALI);
  expect(kept()).toEqual(ALL_OF_BALI);
});

// On the way back the address changes at once, but the list only when the router has loaded it.
test("a map that settles for the list being left does not change another history entry", () => {
  segment = encodeQuerySegment({ location: ["ubud"] });
  entry("/", ALL_OF_BALI);
  comeToRest(UBUD);
  expect(kept()).toEqual(ALL_OF_BALI);
});
