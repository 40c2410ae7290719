import type { Line } from "@/lib/map/base-map-data";
import { type LineWidths, type MapColours, withEdges } from "@/lib/map/map-style";
import type { Layer } from "./base-map-shapes";

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

function pathOf(lines: readonly Line[]): Path2D {
  const path = new Path2D();
  for (const [first, ...others] of lines) {
    if (first === undefined) continue;
    path.moveTo(first.x, first.y);
    for (const { x, y } of others) path.lineTo(x, y);
  }
  return path;
}

type Style = { colours: MapColours; widths: LineWidths };

/** All edges first, so that they do not cut through crossings. */
function drawRoads(
  context: CanvasRenderingContext2D,
  path: (layer: Layer) => Path2D,
  { colours, widths }: Style,
): void {
  const layers = [
    { layer: "streets", width: widths.street },
    { layer: "minorRoads", width: widths.minorRoad },
    { layer: "mainRoads", width: widths.mainRoad },
  ] as const;
  const roads = layers
    .filter(({ width }) => width > 0)
    .map(({ layer, width }) => ({ road: path(layer), width }));
  for (const { road, width } of roads)
    stroke(context, road, { color: colours.roadEdge, width: withEdges(width) });
  for (const { road, width } of roads) stroke(context, road, { color: colours.road, width });
}

/** Draws from the shallows up to the roads. The sea is the background. */
export function drawBaseMap(
  context: CanvasRenderingContext2D,
  linesOf: (layer: Layer) => readonly Line[],
  style: Style,
): void {
  const { colours, widths } = style;
  const path = (layer: Layer) => pathOf(linesOf(layer));
  const [land, water] = [path("land"), path("water")];
  context.lineJoin = "round";
  context.lineCap = "round";
  stroke(context, land, { color: colours.shallows, width: widths.shallows });
  stroke(context, land, { color: colours.coast, width: widths.coast * 2 });
  fill(context, land, colours.land);
  fill(context, path("forest"), colours.forest);
  if (widths.village > 0)
    stroke(context, path("villages"), { color: colours.village, width: widths.village });
  stroke(context, path("borders"), { color: colours.border, width: widths.border, dash: [6, 4] });
  stroke(context, path("rivers"), { color: colours.river, width: widths.river });
  fill(context, water, colours.sea);
  stroke(context, water, { color: colours.coast, width: widths.coast });
  drawRoads(context, path, style);
}
