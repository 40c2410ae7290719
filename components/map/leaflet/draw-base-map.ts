import type { LineWidths, MapColours } from "@/lib/map/map-style";
import type { BaseMapPaths } from "./base-map-paths";

type Lines = NonNullable<BaseMapPaths["lines"]>;
type Stroke = { color: string; width: number; dash?: readonly number[] };

function stroke(context: CanvasRenderingContext2D, path: Path2D, { color, width, dash = [] }: Stroke): void {
  if (width === 0) return;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke(path);
}

function fill(context: CanvasRenderingContext2D, path: Path2D, color: string): void {
  context.fillStyle = color;
  context.fill(path, "evenodd");
}

function drawAreas(
  context: CanvasRenderingContext2D,
  { land, forest }: BaseMapPaths,
  colours: MapColours,
  widths: LineWidths,
): void {
  stroke(context, land, { color: colours.shallows, width: widths.shallows });
  stroke(context, land, { color: colours.coast, width: widths.coast * 2 });
  fill(context, land, colours.land);
  fill(context, forest, colours.forest);
}

/** Roads with edges; all edges first, so that they do not cut through crossings. */
function drawRoads(
  context: CanvasRenderingContext2D,
  { mainRoads, minorRoads, streets }: Lines,
  colours: MapColours,
  widths: LineWidths,
): void {
  const edges = (width: number) => (width === 0 ? 0 : width + (width > 2 ? 2 : 1));
  stroke(context, streets, { color: colours.roadEdge, width: edges(widths.street) });
  stroke(context, minorRoads, { color: colours.roadEdge, width: edges(widths.minorRoad) });
  stroke(context, mainRoads, { color: colours.roadEdge, width: edges(widths.mainRoad) });
  stroke(context, streets, { color: colours.road, width: widths.street });
  stroke(context, minorRoads, { color: colours.road, width: widths.minorRoad });
  stroke(context, mainRoads, { color: colours.road, width: widths.mainRoad });
}

/** Draws the base map, from the shallows to the roads; the sea is the background of the map. */
export function drawBaseMap(
  context: CanvasRenderingContext2D,
  paths: BaseMapPaths,
  colours: MapColours,
  widths: LineWidths,
): void {
  const { lines, water } = paths;
  context.lineJoin = "round";
  context.lineCap = "round";
  drawAreas(context, paths, colours, widths);
  if (lines) {
    stroke(context, lines.villages, { color: colours.village, width: widths.village });
    stroke(context, lines.borders, { color: colours.border, width: widths.border, dash: [6, 4] });
    stroke(context, lines.rivers, { color: colours.river, width: widths.river });
  }
  fill(context, water, colours.sea);
  stroke(context, water, { color: colours.coast, width: widths.coast });
  if (lines) drawRoads(context, lines, colours, widths);
}
