import { useEffect, useEffectEvent, useRef } from "react";
import { reachableCamera } from "@/lib/map/reachable-camera";
import { type MapWatch, whoMoved } from "@/lib/map/who-moved";
import type { MapHandle } from "./map-handle";
import type { RentalMapProps } from "./rental-map.client";

type Watched = Pick<RentalMapProps, "camera" | "onVisitorMove" | "onBoundsChange">;

/**
 * Moves the map where the site asks and tells what it shows each time it has come to rest, and whether the
 * visitor brought it there. A map that is built anew, for a page shown again, goes back to where it was.
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
    watched.onBoundsChange(view.bounds);
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
