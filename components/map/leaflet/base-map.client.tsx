"use client";

import { TileLayer } from "leaflet";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useCameraWatch } from "@/components/map/use-camera-watch.client";
import { useMarkerGroups } from "@/components/map/use-marker-groups.client";
import { BaseMapAttribution } from "@/components/ui/base-map-attribution";
import { isInside } from "@/lib/map/bounds";
import type { PlaceGroup } from "@/lib/map/group-places";
import { mapColourCss } from "@/lib/map/map-style";
import { MapFrame } from "../map-frame";
import { MapMarker, markerOrder } from "../map-marker";
import type { MapProviderProps, MapView } from "../map-provider";
import { GestureHint, useCooperativeGestures } from "./cooperative-gestures";
import { DrawnBase } from "./drawn-base";
import { pointOnLayer, useLayerOrigin } from "./use-layer-origin.client";
import { type Leaflet, useLeafletMap } from "./use-leaflet-map.client";

const TILE_URL = process.env.NEXT_PUBLIC_MAP_TILE_URL;
const TILE_ATTRIBUTION = process.env.NEXT_PUBLIC_MAP_TILE_ATTRIBUTION;

/** The sea is the background. Names are outlined in the colour of the land. */
const CANVAS_STYLE = { backgroundColor: mapColourCss("sea"), "--map-land": mapColourCss("land") };

/** Tiles of a tile server instead of the drawn base map. The URL contains {z}, {x} and {y}. */
function TileBase({ leaflet: { map }, url }: { leaflet: Leaflet; url: string }) {
  useEffect(() => {
    const tiles = new TileLayer(url).addTo(map);
    return () => {
      tiles.remove();
    };
  }, [map, url]);
  return null;
}

type MarkersProps = Pick<MapProviderProps, "selected" | "active" | "onToggle"> & {
  leaflet: Leaflet;
  groups: readonly PlaceGroup[];
  view: MapView;
};

function LeafletMarkers({ leaflet, groups, view, selected, active, onToggle }: MarkersProps) {
  const layer = useLayerOrigin(leaflet.map);
  return createPortal(
    groups.map((group) => (
      <div
        key={group.key}
        className="leaflet-zoom-animated absolute size-0"
        style={{ transform: pointOnLayer(layer, group), zIndex: markerOrder(group, selected, active) }}
      >
        <MapMarker
          group={group}
          selected={selected}
          active={active}
          inView={isInside(view.bounds, group)}
          onToggle={onToggle}
        />
      </div>
    )),
    leaflet.pane,
  );
}

/** Leaflet over the site's own base map or, if configured, the tiles of a tile server. */
export function BaseMapProvider(props: MapProviderProps) {
  const { places, selected, active, camera, onToggle, onBackgroundClick, onFailure } = props;
  const container = useRef<HTMLDivElement>(null);
  const leaflet = useLeafletMap(container, camera);
  const map = leaflet?.map ?? null;
  const handle = leaflet?.handle ?? null;
  const view = useCameraWatch(handle, props);
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
          active={active}
          onToggle={onToggle}
        />
      ) : null}
      <BaseMapAttribution text={TILE_URL ? TILE_ATTRIBUTION : undefined} />
      <GestureHint refused={refused} />
    </MapFrame>
  );
}
