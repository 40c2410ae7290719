import { TileLayer } from "leaflet";
import { useEffect } from "react";
import type { Leaflet } from "./use-leaflet-map";

/** Map tiles of a tile server in place of the drawn base map. The address has {z}, {x} and {y}. */
export function TileBase({ leaflet: { map }, url }: { leaflet: Leaflet; url: string }) {
  useEffect(() => {
    const tiles = new TileLayer(url).addTo(map);
    return () => {
      tiles.remove();
    };
  }, [map, url]);
  return null;
}
