import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import type { MapLabel } from "@/lib/map/base-map-data";
import type { PlaceGroup } from "@/lib/map/group-places";
import { placeLabels } from "@/lib/map/place-labels";
import { project } from "@/lib/map/web-mercator";
import { placeLabel } from "@/lib/places/place-label";
import { markerWidth } from "../map-marker";
import { placeOnLayer, useLayerOrigin } from "./use-layer-origin.client";
import type { Leaflet } from "./use-leaflet-map.client";

type Props = {
  leaflet: Leaflet;
  labels: readonly MapLabel[];
  groups: readonly PlaceGroup[];
  zoom: number;
};

/** Names keep clear of the markers. Which are shown follows the zoom once the map is at rest. */
export function BaseMapLabels({ leaflet, labels, groups, zoom }: Props) {
  const t = useTranslations();
  const layer = useLayerOrigin(leaflet.map);
  const placed = useMemo(() => {
    const markers = groups.map((group) => ({ at: project(group, zoom), width: markerWidth(group) }));
    const named = labels.map((label) => ({ ...label, name: placeLabel(label.name, t) }));
    return placeLabels(named, markers, zoom);
  }, [labels, groups, zoom, t]);
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
