import type { MapHandle, MapView } from "../map-handle";
import { prefersReducedMotion } from "../prefers-reduced-motion";

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

/** Google's map behind the interface of the site. */
export function googleHandle(map: google.maps.Map): MapHandle {
  const listen = (event: "idle" | "click", listener: () => void) => {
    const registered = map.addListener(event, listener);
    return () => registered.remove();
  };
  return {
    view: () => viewOf(map),
    // A pan and a zoom asked for one after the other would spoil each other's animation, so both at once jump.
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
