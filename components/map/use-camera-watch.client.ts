import { useEffect, useEffectEvent, useRef } from "react";
import { reachableCamera } from "@/lib/map/map-camera";
import { type MapWatch, whoMoved } from "@/lib/map/who-moved";
import type { MapHandle, MapProviderProps } from "./map-provider";

type Watched = Pick<MapProviderProps, "camera" | "onVisitorMove" | "onBoundsChange">;

/**
 * Moves the map to the camera that the site requests and reports what it shows each time it has come to rest, and whether
 * the visitor moved it. A new map, for a page that is shown again, returns to where the last one was.
 */
export function useCameraWatch(handle: MapHandle | null, watched: Watched): void {
  const { camera } = watched;
  const followed = useRef(camera);
  const watch = useRef<MapWatch>({ asked: null, settled: null });

  const settle = useEffectEvent((view: ReturnType<MapHandle["view"]>) => {
    if (view === null) return;
    const mover = whoMoved(watch.current, view.camera);
    const asked = mover === "nobody" ? watch.current.asked : null;
    watch.current = { asked, settled: view.camera };
    if (mover === "visitor") watched.onVisitorMove();
    watched.onBoundsChange(view.bounds, view.camera);
  });

  useEffect(() => {
    if (handle === null) return;
    const stop = handle.onSettled(() => settle(handle.view()));
    const last = watch.current.asked ?? watch.current.settled;
    if (last !== null) handle.jumpTo(last);
    settle(handle.view());
    return stop;
  }, [handle]);

  useEffect(() => {
    if (handle === null || followed.current === camera) return;
    followed.current = camera;
    const asked = reachableCamera(camera);
    watch.current = { ...watch.current, asked };
    handle.moveTo(asked);
  }, [handle, camera]);
}
