import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/** Keeps the map and its centre in place in a container that changes its size, also from and to none. */
export function useLeafletSize(map: LeafletMap | null): void {
  useEffect(() => {
    if (map === null) return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
