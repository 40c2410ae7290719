"use client";

import { useRef } from "react";
import { mapColourCss } from "@/lib/map/map-style";
import { activateGroup } from "./activate-group";
import { BaseMapAttribution } from "./leaflet/base-map-attribution";
import { DrawnBase } from "./leaflet/drawn-base";
import { GestureHint } from "./leaflet/gesture-hint";
import { LeafletMarkers } from "./leaflet/leaflet-markers";
import { TileBase } from "./leaflet/tile-base";
import { useCooperativeGestures } from "./leaflet/use-cooperative-gestures";
import { useLeafletMap } from "./leaflet/use-leaflet-map";
import { useLeafletSize } from "./leaflet/use-leaflet-size";
import { MapFrame } from "./map-frame";
import { useCameraWatch } from "./use-camera-watch";
import type { MapProviderProps } from "./use-map-provider";
import { useMapView } from "./use-map-view";
import { useMarkerGroups } from "./use-marker-groups";

const TILE_URL = process.env.NEXT_PUBLIC_MAP_TILE_URL;
const TILE_ATTRIBUTION = process.env.NEXT_PUBLIC_MAP_TILE_ATTRIBUTION;

/** The sea is what lies behind the drawn land; names stand on land. */
const CANVAS_STYLE = { backgroundColor: mapColourCss("sea"), "--map-land": mapColourCss("land") };

/** The map that needs no key: Leaflet over the site's own base map, or over tiles where some are configured. */
export function BaseMapProvider(props: MapProviderProps) {
  const { places, selected, marked, camera, onToggle, onBackgroundClick, onFailure } = props;
  const container = useRef<HTMLDivElement>(null);
  const leaflet = useLeafletMap(container, camera);
  const map = leaflet?.map ?? null;
  const handle = leaflet?.handle ?? null;
  useLeafletSize(map);
  useCameraWatch(handle, props);
  const view = useMapView(handle);
  const zoom = view?.camera.zoom ?? null;
  const groups = useMarkerGroups(places, view, selected);
  const refused = useCooperativeGestures(map);
  return (
    <MapFrame handle={handle} zoom={zoom} onBackgroundClick={onBackgroundClick}>
      <div ref={container} className="isolate size-full" style={CANVAS_STYLE} />
      {leaflet === null ? null : TILE_URL ? (
        <TileBase leaflet={leaflet} url={TILE_URL} />
      ) : (
        <DrawnBase leaflet={leaflet} groups={groups} zoom={zoom} onFailure={() => onFailure("failed")} />
      )}
      {leaflet && view ? (
        <LeafletMarkers
          leaflet={leaflet}
          groups={groups}
          view={view}
          selected={selected}
          marked={marked}
          onActivate={(group) => activateGroup(group, leaflet.handle, onToggle)}
        />
      ) : null}
      <BaseMapAttribution text={TILE_URL ? TILE_ATTRIBUTION : undefined} />
      <GestureHint refused={refused} />
    </MapFrame>
  );
}
