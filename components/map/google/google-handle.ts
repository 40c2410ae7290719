import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import type { MapHandle, MapView } from "../map-provider";

function viewOf(map: google.maps.Map): MapView | null {
  const { clientWidth: width, clientHeight: height } = map.getDiv();
  const center = map.getCenter()?.toJSON();
  const zoom = map.getZoom();
  const bounds = map.getBounds()?.toJSON();
  if (width === 0 || height === 0 || !center || zoom === undefined || !bounds) return null;
  return {
    camera: { ...center, zoom },
    bounds: {
      ne: { lat: bounds.north, lng: bounds.east },
      sw: { lat: bounds.south, lng: bounds.west },
    },
    size: { width, height },
  };
}

export function googleHandle(map: google.maps.Map): MapHandle {
  const listen = (event: "idle" | "click", listener: () => void) => {
    const registered = map.addListener(event, listener);
    return () => registered.remove();
  };
  return {
    view: () => viewOf(map),
    // Google Maps cannot animate pan and zoom together (the second call cancels the first), so a change of both jumps.
    moveTo: ({ lat, lng, zoom }) => {
      if (map.getZoom() === zoom && !prefersReducedMotion()) map.panTo({ lat, lng });
      else map.moveCamera({ center: { lat, lng }, zoom });
    },
    jumpTo: ({ lat, lng, zoom }) => map.moveCamera({ center: { lat, lng }, zoom }),
    panBy: (right, down) => map.panBy(right, down),
    onSettled: (listener) => listen("idle", listener),
    onClick: (listener) => listen("click", listener),
  };
}
