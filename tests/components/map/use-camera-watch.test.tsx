import { act, renderHook } from "@testing-library/react";
import type { MapHandle } from "@/components/map/map-provider";
import { useCameraWatch } from "@/components/map/use-camera-watch.client";
import type { MapBounds } from "@/lib/map/bounds";
import { type Camera, DEFAULT_CAMERA } from "@/lib/map/camera";

const UBUD: Camera = { lat: -8.5069, lng: 115.2625, zoom: 14 };
const KUTA: Camera = { lat: -8.723, lng: 115.172, zoom: 13 };

/** A map that moves at once, and settles when a test calls `rest`. */
function mapAt(first: Camera) {
  let camera = first;
  const listeners = new Set<() => void>();
  const go = (to: Camera) => {
    camera = to;
  };
  const boundsOf = ({ lat, lng }: Camera): MapBounds => ({
    ne: { lat: lat + 0.1, lng: lng + 0.1 },
    sw: { lat: lat - 0.1, lng: lng - 0.1 },
  });
  const handle: MapHandle = {
    view: () => ({ camera, bounds: boundsOf(camera), size: { width: 500, height: 700 } }),
    moveTo: go,
    jumpTo: go,
    panBy: () => {},
    onSettled: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onClick: () => () => {},
  };
  const rest = () =>
    act(() => {
      for (const listener of listeners) listener();
    });
  /** Moves the map as the visitor does, and settles. */
  const drag = (to: Camera) => {
    camera = to;
    rest();
  };
  return { handle, rest, drag, camera: () => camera };
}

function watch(handle: MapHandle | null, camera: Camera = DEFAULT_CAMERA) {
  const told = { onVisitorMove: jest.fn(), onBoundsChange: jest.fn<void, [MapBounds]>() };
  const { rerender } = renderHook(
    (now: { handle: MapHandle | null; camera: Camera }) => useCameraWatch(now.handle, { ...now, ...told }),
    { initialProps: { handle, camera } },
  );
  return { ...told, rerender };
}

test("a move back to the view that the site requested is reported as the visitor's", () => {
  const map = mapAt(DEFAULT_CAMERA);
  const { rerender, onVisitorMove } = watch(map.handle);
  rerender({ handle: map.handle, camera: UBUD });
  map.rest();
  expect(onVisitorMove).not.toHaveBeenCalled();
  map.drag(KUTA);
  map.drag(UBUD);
  expect(onVisitorMove).toHaveBeenCalledTimes(2);
});

test("a repeated request for the same view moves the map again", () => {
  const map = mapAt(DEFAULT_CAMERA);
  const { rerender } = watch(map.handle);
  rerender({ handle: map.handle, camera: UBUD });
  map.rest();
  map.drag(KUTA);
  rerender({ handle: map.handle, camera: UBUD });
  expect(map.camera()).toEqual(KUTA);
  rerender({ handle: map.handle, camera: { ...UBUD } });
  expect(map.camera()).toEqual(UBUD);
});

test("a rebuilt map opens where the visitor left the previous one, whose moves no longer change the bounds", () => {
  const map = mapAt(DEFAULT_CAMERA);
  const { rerender, onVisitorMove, onBoundsChange } = watch(map.handle);
  map.drag(KUTA);
  rerender({ handle: null, camera: DEFAULT_CAMERA });
  const next = mapAt(DEFAULT_CAMERA);
  rerender({ handle: next.handle, camera: DEFAULT_CAMERA });
  expect(next.camera()).toEqual(KUTA);
  onBoundsChange.mockClear();
  map.drag(UBUD);
  expect(onVisitorMove).toHaveBeenCalledTimes(1);
  expect(onBoundsChange).not.toHaveBeenCalled();
});

test("a map that loads late opens at the view requested in the meantime", () => {
  const { rerender, onVisitorMove } = watch(null);
  rerender({ handle: null, camera: UBUD });
  const map = mapAt(DEFAULT_CAMERA);
  rerender({ handle: map.handle, camera: UBUD });
  map.rest();
  expect(map.camera()).toEqual(UBUD);
  expect(onVisitorMove).not.toHaveBeenCalled();
});
