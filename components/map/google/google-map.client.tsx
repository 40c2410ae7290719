"use client";

import { GoogleMap, OVERLAY_MOUSE_TARGET, OverlayViewF } from "@react-google-maps/api";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useCameraWatch } from "@/components/map/use-camera-watch.client";
import { useColourScheme } from "@/components/map/use-colour-scheme.client";
import { useMarkerGroups } from "@/components/map/use-marker-groups.client";
import { prefersReducedMotion } from "@/components/ui/prefers-reduced-motion";
import { isInside, type Point } from "@/lib/map/bounds";
import { MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { googleMapStyle } from "@/lib/map/google-map-style";
import { reachableCamera } from "@/lib/map/map-camera";
import { mapColours } from "@/lib/map/map-style";
import { MapFrame } from "../map-frame";
import { MapLoading } from "../map-loading";
import { MapMarker, markerOrder } from "../map-marker";
import type { MapHandle, MapProviderProps, MapView } from "../map-provider";
import { useGoogleScript } from "./use-google-script.client";

const API_KEY = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? "";

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

function googleHandle(map: google.maps.Map): MapHandle {
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

type MarkerProps = Point & { order: number; children: ReactNode };

/** Not a `MarkerF`, which draws an image: our markers are buttons. */
function GoogleMarker({ lat, lng, order, children }: MarkerProps) {
  // Memoised, because a new object would remove the overlay from the map and add it again.
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <OverlayViewF position={position} mapPaneName={OVERLAY_MOUSE_TARGET} zIndex={order}>
      {children}
    </OverlayViewF>
  );
}

const OPTIONS: google.maps.MapOptions = {
  clickableIcons: false,
  disableDefaultUI: true,
  gestureHandling: "cooperative",
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
};

function GoogleMapCanvas(props: MapProviderProps) {
  const { places, selected, active, camera, onToggle, onBackgroundClick } = props;
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [initial] = useState(() => reachableCamera(camera));
  const center = useMemo(() => ({ lat: initial.lat, lng: initial.lng }), [initial]);
  const scheme = useColourScheme();
  const options = useMemo(
    () => ({ ...OPTIONS, styles: googleMapStyle(scheme), backgroundColor: mapColours(scheme).sea }),
    [scheme],
  );
  const handle = useMemo(() => map && googleHandle(map), [map]);
  const view = useCameraWatch(handle, props);
  const groups = useMarkerGroups(places, view, selected);
  return (
    <MapFrame handle={handle} zoom={view?.camera.zoom ?? null} onBackgroundClick={onBackgroundClick}>
      <GoogleMap
        mapContainerClassName="size-full"
        center={center}
        zoom={initial.zoom}
        options={options}
        onLoad={setMap}
      >
        {groups.map((group) => (
          <GoogleMarker
            key={group.key}
            lat={group.lat}
            lng={group.lng}
            order={markerOrder(group, selected, active)}
          >
            <MapMarker
              group={group}
              selected={selected}
              active={active}
              inView={view !== null && isInside(view.bounds, group)}
              onToggle={onToggle}
            />
          </GoogleMarker>
        ))}
      </GoogleMap>
    </MapFrame>
  );
}

export function GoogleMapProvider(props: MapProviderProps) {
  const status = useGoogleScript(API_KEY);
  const fail = useEffectEvent(props.onFailure);
  useEffect(() => {
    if (status === "failed" || status === "auth-failure") fail(status);
  }, [status]);
  return status === "loaded" ? <GoogleMapCanvas {...props} /> : <MapLoading />;
}
