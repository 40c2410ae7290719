import { DomUtil, type LatLng, type Map as LeafletMap, type ZoomAnimEvent } from "leaflet";
import { useEffect, useState } from "react";
import { type Pixel, project } from "@/lib/map/web-mercator";

/** A zoom, and the Web Mercator pixel at the corner of the map's panes at that zoom. */
export type LayerOrigin = { zoom: number; origin: Pixel };

function currentOrigin(map: LeafletMap): LayerOrigin {
  const { x, y } = map.getPixelOrigin();
  return { zoom: map.getZoom(), origin: { x, y } };
}

/** The origin at the end of the current zoom animation. */
function nextOrigin(map: LeafletMap, center: LatLng, zoom: number): LayerOrigin {
  const pane = map.getPane("mapPane");
  const { x, y } = map
    .project(center, zoom)
    .subtract(map.getSize().divideBy(2))
    .add(pane ? DomUtil.getPosition(pane) : [0, 0])
    .round();
  return { zoom, origin: { x, y } };
}

/** Follows the map like Leaflet's markers: at each step of a pinch, and at the start of a zoom that CSS animates. */
export function useLayerOrigin(map: LeafletMap): LayerOrigin {
  const [origin, setOrigin] = useState(() => currentOrigin(map));
  useEffect(() => {
    const follow = () => setOrigin(currentOrigin(map));
    const lead = ({ center, zoom }: ZoomAnimEvent) => setOrigin(nextOrigin(map, center, zoom));
    follow();
    map.on("zoom viewreset", follow).on("zoomanim", lead);
    return () => {
      map.off("zoom viewreset", follow).off("zoomanim", lead);
    };
  }, [map]);
  return origin;
}

/** The CSS transform for a Web Mercator pixel, at the origin's zoom, on the panes. */
export function placeOnLayer({ origin }: LayerOrigin, { x, y }: Pixel): string {
  return `translate3d(${Math.round(x - origin.x)}px, ${Math.round(y - origin.y)}px, 0)`;
}

export function pointOnLayer(layer: LayerOrigin, point: { lat: number; lng: number }): string {
  return placeOnLayer(layer, project(point, layer.zoom));
}
