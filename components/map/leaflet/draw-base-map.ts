import type { LineWidths, MapColours } from "@/lib/map/map-style";
import type { BaseMapPaths } from "./base-map-paths";

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

/** Draws the base map from the sea up; the sea itself is the background of the map. */
export function drawBaseMap(
  context: CanvasRenderingContext2D,
  { land, forest, water, lines }: BaseMapPaths,
  colours: MapColours,
  widths: LineWidths,
): void {
  context.lineJoin = "round";
  context.lineCap = "round";
  stroke(context, land, { color: colours.shallows, width: widths.shallows });
  stroke(context, land, { color: colours.coast, width: widths.coast * 2 });
  fill(context, land, colours.land);
  fill(context, forest, colours.forest);
  if (lines) {
    stroke(context, lines.villages, { color: colours.village, width: widths.village });
    stroke(context, lines.borders, { color: colours.border, width: widths.border, dash: [6, 4] });
    stroke(context, lines.rivers, { color: colours.river, width: widths.river });
  }
  fill(context, water, colours.sea);
  stroke(context, water, { color: colours.coast, width: widths.coast });
  if (lines) {
    const edge = widths.mainRoad > 2 ? 2 : 1;
    const { mainRoads, minorRoads } = lines;
    if (widths.minorRoad > 0)
      stroke(context, minorRoads, { color: colours.roadEdge, width: widths.minorRoad + edge });
    if (widths.mainRoad > 0)
      stroke(context, mainRoads, { color: colours.roadEdge, width: widths.mainRoad + edge });
    stroke(context, minorRoads, { color: colours.road, width: widths.minorRoad });
    stroke(context, mainRoads, { color: colours.road, width: widths.mainRoad });
  }
}
