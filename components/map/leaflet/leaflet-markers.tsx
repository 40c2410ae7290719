import { createPortal } from "react-dom";
import { isInside } from "@/lib/map/bounds";
import type { PlaceGroup } from "@/lib/map/group-places";
import type { MapView } from "../map-handle";
import { MapMarker, markerOrder } from "../map-marker";
import { pointOnLayer, useLayerOrigin } from "./use-layer-origin";
import type { Leaflet } from "./use-leaflet-map";

type Props = {
  leaflet: Leaflet;
  groups: readonly PlaceGroup[];
  view: MapView;
  selected: number | null;
  marked: number | null;
  onActivate: (group: PlaceGroup) => void;
};

/** The markers, as buttons of the page in a pane of the map. */
export function LeafletMarkers({ leaflet, groups, view, selected, marked, onActivate }: Props) {
  const layer = useLayerOrigin(leaflet.map);
  return createPortal(
    groups.map((group) => (
      <div
        key={group.key}
        className="leaflet-zoom-animated absolute size-0"
        style={{
          transform: pointOnLayer(layer, group),
          zIndex: markerOrder(group, selected, marked),
        }}
      >
        <MapMarker
          group={group}
          selected={selected}
          marked={marked}
          inView={isInside(view.bounds, group)}
          onActivate={onActivate}
        />
      </div>
    )),
    leaflet.pane,
  );
}
