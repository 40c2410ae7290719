import { useMemo } from "react";
import { createPortal } from "react-dom";
import type { MapLabel } from "@/lib/map/base-map-data";
import type { PlaceGroup } from "@/lib/map/group-places";
import { placeLabels } from "@/lib/map/place-labels";
import { project } from "@/lib/map/web-mercator";
import { markerWidth } from "../map-marker";
import { placeOnLayer, useLayerOrigin } from "./use-layer-origin.client";
import type { Leaflet } from "./use-leaflet-map.client";

type Props = {
  leaflet: Leaflet;
  labels: readonly MapLabel[];
  groups: readonly PlaceGroup[];
  zoom: number;
};

/** In Latin letters, like road signs and the drawings of areas. Names keep clear of the markers; which are shown follows the zoom once the map is at rest. */
export function BaseMapLabels({ leaflet, labels, groups, zoom }: Props) {
  const layer = useLayerOrigin(leaflet.map);
  const placed = useMemo(() => {
    const markers = groups.map((group) => ({ at: project(group, zoom), width: markerWidth(group) }));
    return placeLabels(labels, markers, zoom);
  }, [labels, groups, zoom]);
  const scale = 2 ** (layer.zoom - zoom);
  return createPortal(
    placed.map(({ name, rank, at }) => (
      <span
        key={name}
        aria-hidden="true"
        className="leaflet-zoom-animated base-map-label"
        data-rank={rank}
        style={{ transform: placeOnLayer(layer, { x: at.x * scale, y: at.y * scale }) }}
      >
        <span>{name}</span>
      </span>
    )),
    leaflet.pane,
  );
}
