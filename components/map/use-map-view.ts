import { useEffect, useState } from "react";
import type { MapHandle, MapView } from "./map-handle";

/** What the map showed when it last came to rest; null before that and while it has no size. */
export function useMapView(handle: MapHandle | null): MapView | null {
  const [view, setView] = useState<MapView | null>(null);
  useEffect(() => {
    if (handle === null) return;
    const update = () => setView(handle.view());
    update();
    return handle.onSettled(update);
  }, [handle]);
  return view;
}
