import { OVERLAY_MOUSE_TARGET, OverlayViewF } from "@react-google-maps/api";
import { type ReactNode, useMemo } from "react";
import type { Point } from "@/lib/map/bounds";

type Props = Point & { order: number; children: ReactNode };

/** Puts its content on a point of the map. An overlay and no `MarkerF`, which is a picture and not a button. */
export function GoogleMarker({ lat, lng, order, children }: Props) {
  // A new object would take the overlay off the map and put it on again.
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <OverlayViewF position={position} mapPaneName={OVERLAY_MOUSE_TARGET} zIndex={order}>
      {children}
    </OverlayViewF>
  );
}
