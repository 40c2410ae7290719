import {
  CenteredTextSymbolizer,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from "protomaps-leaflet";
import { type LineWidths, lineWidths, type MapColours, withEdges } from "@/lib/map/map-style";

type Roads = "mainRoad" | "minorRoad" | "street";

const GREEN = new Set([
  "forest",
  "wood",
  "park",
  "nature_reserve",
  "national_park",
  "grassland",
  "protected_area",
]);
const MAIN = new Set(["motorway", "trunk", "primary"]);
const NAMES = ["name:en", "name"];

function kindOf({ props }: Feature): string {
  return typeof props.kind === "string" ? props.kind : "";
}

function roadsOf({ props }: Feature): Roads | null {
  if (props.kind === "minor_road") return "street";
  if (props.kind !== "highway" && props.kind !== "major_road") return null;
  return props.kind === "highway" || MAIN.has(String(props.kind_detail)) ? "mainRoad" : "minorRoad";
}

/** Edge and surface of a kind of road, as wide as on the built-in map. */
function roadRules(kind: Roads, { road, roadEdge }: MapColours): { edge: PaintRule; surface: PaintRule } {
  const rule = (color: string, drawn: (width: number) => number): PaintRule => ({
    dataLayer: "roads",
    filter: (zoom, feature) => roadsOf(feature) === kind && lineWidths(zoom)[kind] > 0,
    symbolizer: new LineSymbolizer({
      color,
      width: (zoom: number) => drawn(lineWidths(zoom)[kind]),
      lineCap: "round",
      lineJoin: "round",
    }),
  });
  return { edge: rule(roadEdge, withEdges), surface: rule(road, (width) => width) };
}

function line(dataLayer: string, color: string, width: keyof LineWidths, dash?: number[]): PaintRule {
  return {
    dataLayer,
    filter: (zoom, { geomType }) => geomType === GeomType.Line && lineWidths(zoom)[width] > 0,
    symbolizer: new LineSymbolizer({ color, width: (zoom: number) => lineWidths(zoom)[width], dash }),
  };
}

/** Land, water, buildings and roads of a Protomaps archive in the site's colours. The sea is the background. */
export function archivePaintRules(colours: MapColours): PaintRule[] {
  const roads = (["street", "minorRoad", "mainRoad"] as const).map((kind) => roadRules(kind, colours));
  const green = { filter: (_: number, feature: Feature) => GREEN.has(kindOf(feature)) };
  const forest = new PolygonSymbolizer({ fill: colours.forest });
  return [
    { dataLayer: "earth", symbolizer: new PolygonSymbolizer({ fill: colours.land }) },
    { dataLayer: "landcover", symbolizer: forest, ...green },
    { dataLayer: "landuse", symbolizer: forest, ...green },
    {
      dataLayer: "water",
      filter: (_, { geomType }) => geomType === GeomType.Polygon,
      symbolizer: new PolygonSymbolizer({ fill: colours.sea }),
    },
    line("water", colours.river, "river"),
    { dataLayer: "buildings", minzoom: 15, symbolizer: new PolygonSymbolizer({ fill: colours.village }) },
    line("boundaries", colours.border, "border", [6, 4]),
    ...roads.map(({ edge }) => edge),
    ...roads.map(({ surface }) => surface),
  ];
}

export function archiveLabelRules({ label, land }: MapColours, fontFamily: string): LabelRule[] {
  const text = { labelProps: NAMES, fontFamily, fill: label, stroke: land, width: 3 };
  const kinds = (...wanted: string[]) => ({
    filter: (_: number, feature: Feature) => wanted.includes(kindOf(feature)),
  });
  return [
    {
      dataLayer: "places",
      symbolizer: new CenteredTextSymbolizer({ ...text, fontSize: 13, fontWeight: 650 }),
      ...kinds("locality"),
    },
    {
      dataLayer: "places",
      minzoom: 13,
      symbolizer: new CenteredTextSymbolizer({ ...text, fontSize: 12, fontWeight: 500 }),
      ...kinds("neighbourhood", "macrohood"),
    },
    {
      dataLayer: "pois",
      minzoom: 13,
      symbolizer: new CenteredTextSymbolizer({ ...text, fontSize: 12, fontStyle: "italic" }),
      ...kinds("beach"),
    },
    {
      dataLayer: "roads",
      minzoom: 15,
      symbolizer: new LineLabelSymbolizer({ ...text, fontSize: 11, fontWeight: 500 }),
      ...kinds("highway", "major_road", "minor_road"),
    },
  ];
}
