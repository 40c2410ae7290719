import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type MapWatch, reachableCamera, whoMoved } from "@/lib/map/map-camera";
import type { MapHandle, MapProviderProps, MapView } from "./map-provider";

type Watched = Pick<MapProviderProps, "camera" | "onVisitorMove" | "onBoundsChange">;

/**
 * Moves the map to the requested camera, and reports its view and whether the visitor moved it whenever it has come to rest.
 * A new map, after the page was hidden and shown again, returns to the last camera. Returns the view; null before the first
 * rest, and while the map has no size.
 */
export function useCameraWatch(handle: MapHandle | null, watched: Watched): MapView | null {
  const { camera } = watched;
  const [restView, setRestView] = useState<MapView | null>(null);
  const lastRequest = useRef(camera);
  const watch = useRef<MapWatch>({ asked: null, settled: null });

  const onRest = useEffectEvent((view: MapView | null) => {
    setRestView(view);
    if (view === null) return;
    const mover = whoMoved(watch.current, view.camera);
    const asked = mover === "nobody" ? watch.current.asked : null;
    watch.current = { asked, settled: view.camera };
    if (mover === "visitor") watched.onVisitorMove();
    watched.onBoundsChange(view.bounds, view.camera);
  });

  useEffect(() => {
    if (handle === null) return;
    const stop = handle.onSettled(() => onRest(handle.view()));
    const last = watch.current.asked ?? watch.current.settled;
    if (last !== null) handle.jumpTo(last);
    onRest(handle.view());
    return stop;
  }, [handle]);

  useEffect(() => {
    if (handle === null || lastRequest.current === camera) return;
    lastRequest.current = camera;
    const asked = reachableCamera(camera);
    watch.current = { ...watch.current, asked };
    handle.moveTo(asked);
  }, [handle, camera]);
  return restView;
}
