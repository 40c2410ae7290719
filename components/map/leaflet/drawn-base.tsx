import { layerGroup, type PathOptions, polygon, polyline } from "leaflet";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useColourScheme } from "@/components/map/use-colour-scheme.client";
import {
  BASE_MAP_ZOOM,
  type BaseMapDetail,
  type BaseMapLand,
  type BaseMapStreets,
  type Line,
  type MapLabel,
} from "@/lib/map/base-map-data";
import type { PlaceGroup } from "@/lib/map/group-places";
import { type LineWidths, lineWidths, type MapColours, mapColours, withEdges } from "@/lib/map/map-style";
import { placeLabels } from "@/lib/map/place-labels";
import { project, unproject } from "@/lib/map/web-mercator";
import { markerWidth } from "../map-marker";
import { useBaseMapData } from "./use-base-map-data.client";
import { placeOnLayer, useLayerOrigin } from "./use-layer-origin.client";
import type { Leaflet } from "./use-leaflet-map.client";

/** The parts of the base map that have loaded. */
type Parts = { land: BaseMapLand; detail: BaseMapDetail | null; streets: BaseMapStreets | null };

type StyleAt = (colours: MapColours, widths: LineWidths) => PathOptions;

const pointsOf = (lines: readonly Line[]) =>
  lines.map((line) => line.map((pixel) => unproject(pixel, BASE_MAP_ZOOM)));

const area = (rings: readonly Line[], styleAt: StyleAt) => ({
  path: polygon(pointsOf(rings), { interactive: false, fillOpacity: 1 }),
  styleAt,
});

/** `dashes` are counted from the start of a line, which therefore is not clipped. */
const lines = (all: readonly Line[], styleAt: StyleAt, dashes?: string) => ({
  path: polyline(pointsOf(all), { interactive: false, dashArray: dashes, noClip: dashes !== undefined }),
  styleAt,
});

/** From the shallows up to the roads. All edges of roads come first, so that they do not cut through crossings. */
function shapesOf({ land, detail, streets }: Parts) {
  const roads = [
    { all: streets?.streets ?? [], widthOf: ({ street }: LineWidths) => street },
    {
      all: [...(detail?.minorRoads ?? []), ...(streets?.minorRoads ?? [])],
      widthOf: ({ minorRoad }: LineWidths) => minorRoad,
    },
    {
      all: [...(detail?.mainRoads ?? []), ...(streets?.mainRoads ?? [])],
      widthOf: ({ mainRoad }: LineWidths) => mainRoad,
    },
  ];
  return [
    area(land.land, ({ shallows }, widths) => ({ color: shallows, weight: widths.shallows, fill: false })),
    area(land.land, ({ coast, land: fillColor }, widths) => ({
      color: coast,
      weight: widths.coast,
      fillColor,
    })),
    area(land.forest, ({ forest }) => ({ stroke: false, fillColor: forest })),
    lines(detail?.villages ?? [], ({ village }, widths) => ({ color: village, weight: widths.village })),
    lines(detail?.borders ?? [], ({ border }, widths) => ({ color: border, weight: widths.border }), "6 4"),
    lines(detail?.rivers ?? [], ({ river }, widths) => ({ color: river, weight: widths.river })),
    area(land.water, ({ coast, sea }, widths) => ({ color: coast, weight: widths.coast, fillColor: sea })),
    ...roads.map(({ all, widthOf }) =>
      lines(all, ({ roadEdge }, widths) => ({ color: roadEdge, weight: withEdges(widthOf(widths)) })),
    ),
    ...roads.map(({ all, widthOf }) =>
      lines(all, ({ road }, widths) => ({ color: road, weight: widthOf(widths) })),
    ),
  ];
}

type LabelsProps = {
  leaflet: Leaflet;
  labels: readonly MapLabel[];
  groups: readonly PlaceGroup[];
  zoom: number;
};

/** In Latin letters, like road signs and the drawings of areas. Names keep clear of the markers; which are shown follows the zoom once the map is at rest. */
function BaseMapLabels({ leaflet, labels, groups, zoom }: LabelsProps) {
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

type Props = {
  leaflet: Leaflet;
  groups: readonly PlaceGroup[];
  /** The zoom of the groups; null while the map has no size. */
  zoom: number | null;
  onFailure: () => void;
};

/** The region's land, roads and names, drawn by Leaflet on its canvas. */
export function DrawnBase({ leaflet, groups, zoom, onFailure }: Props) {
  const { map } = leaflet;
  const { land, detail, streets } = useBaseMapData(zoom, onFailure);
  const colours = mapColours(useColourScheme());
  useEffect(() => {
    if (land === null) return;
    const shapes = shapesOf({ land, detail, streets });
    const setStyles = () => {
      const widths = lineWidths(map.getZoom());
      for (const { path, styleAt } of shapes) path.setStyle(styleAt(colours, widths));
    };
    setStyles();
    const drawn = layerGroup(shapes.map(({ path }) => path)).addTo(map);
    map.on("zoomend", setStyles);
    return () => {
      map.off("zoomend", setStyles);
      drawn.remove();
    };
  }, [map, land, detail, streets, colours]);
  const labels = useMemo(() => detail && [...detail.labels, ...(streets?.labels ?? [])], [detail, streets]);
  if (labels === null || zoom === null) return null;
  return <BaseMapLabels leaflet={leaflet} labels={labels} groups={groups} zoom={zoom} />;
}
