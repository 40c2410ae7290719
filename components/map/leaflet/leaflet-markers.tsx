import { createPortal } from "react-dom";
import { isInside } from "@/lib/map/bounds";
import type { PlaceGroup } from "@/lib/map/group-places";
import { MapMarker, markerOrder } from "../map-marker";
import type { MapProviderProps, MapView } from "../map-provider";
import { pointOnLayer, useLayerOrigin } from "./use-layer-origin.client";
import type { Leaflet } from "./use-leaflet-map.client";

type Props = Pick<MapProviderProps, "selected" | "active" | "onToggle"> & {
  leaflet: Leaflet;
  groups: readonly PlaceGroup[];
  view: MapView;
};

export function LeafletMarkers({ leaflet, groups, view, selected, active, onToggle }: Props) {
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
