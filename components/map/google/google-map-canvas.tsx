import { GoogleMap } from "@react-google-maps/api";
import { useMemo, useState } from "react";
import { isInside } from "@/lib/map/bounds";
import { MAX_ZOOM, MIN_ZOOM } from "@/lib/map/camera";
import { googleMapStyle } from "@/lib/map/google-map-style";
import { mapColours } from "@/lib/map/map-style";
import { reachableCamera } from "@/lib/map/reachable-camera";
import { activateGroup } from "../activate-group";
import { MapFrame } from "../map-frame";
import { MapMarker, markerOrder } from "../map-marker";
import { useCameraWatch } from "../use-camera-watch";
import { useColourScheme } from "../use-colour-scheme";
import type { MapProviderProps } from "../use-map-provider";
import { useMapView } from "../use-map-view";
import { useMarkerGroups } from "../use-marker-groups";
import { googleHandle } from "./google-handle";
import { GoogleMarker } from "./google-marker";

const OPTIONS: google.maps.MapOptions = {
  clickableIcons: false,
  disableDefaultUI: true,
  gestureHandling: "cooperative",
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
};

/** Google's map once its script is there. */
export function GoogleMapCanvas(props: MapProviderProps) {
  const { places, selected, marked, camera, onToggle, onBackgroundClick } = props;
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [first] = useState(() => reachableCamera(camera));
  const center = useMemo(() => ({ lat: first.lat, lng: first.lng }), [first]);
  const scheme = useColourScheme();
  const options = useMemo(
    () => ({ ...OPTIONS, styles: googleMapStyle(scheme), backgroundColor: mapColours(scheme).sea }),
    [scheme],
  );
  const handle = useMemo(() => map && googleHandle(map), [map]);
  useCameraWatch(handle, props);
  const view = useMapView(handle);
  const groups = useMarkerGroups(places, view, selected);
  return (
    <MapFrame handle={handle} zoom={view?.camera.zoom ?? null} onBackgroundClick={onBackgroundClick}>
      <GoogleMap
        mapContainerClassName="size-full"
        center={center}
        zoom={first.zoom}
        options={options}
        onLoad={setMap}
      >
        {groups.map((group) => (
          <GoogleMarker
            key={group.key}
            lat={group.lat}
            lng={group.lng}
            order={markerOrder(group, selected, marked)}
          >
            <MapMarker
              group={group}
              selected={selected}
              marked={marked}
              inView={view !== null && isInside(view.bounds, group)}
              onActivate={(activated) => handle && activateGroup(activated, handle, onToggle)}
            />
          </GoogleMarker>
        ))}
      </GoogleMap>
    </MapFrame>
  );
}
