import type { BaseMapDetail, BaseMapLand, Line } from "@/lib/map/base-map-data";
import { type ColourScheme, lineWidths, mapColours } from "@/lib/map/map-style";
import { placeLabels } from "@/lib/map/place-labels";
import type { AreaView } from "./area-view";
import { clipLine, clipRing } from "./clip";

const MIN_STEP = { place: 0.7, island: 1.6 } as const;
const AREA_RADIUS = 38;
/** Up to this width, for example in a card, a drawing shows no names. */
const NARROW = 420;
/** Height of the strip that stays visible in a wide view, so that no name is cut off. */
const LABEL_STRIP = 160;
const MARKER = { light: "#12699a", dark: "#4da3d4" } as const;

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** SVG path data in relative steps, which are shorter than absolute positions. */
function pathData(line: Line, { corner, scale, isDetailed }: AreaView): string {
  const minStep = isDetailed ? MIN_STEP.place : MIN_STEP.island;
  let data = "";
  let last = { x: 0, y: 0 };
  for (const [index, point] of line.entries()) {
    const x = Math.round((point.x - corner.x) * scale * 10) / 10;
    const y = Math.round((point.y - corner.y) * scale * 10) / 10;
    const isBetween = index > 0 && index < line.length - 1;
    if (isBetween && Math.hypot(x - last.x, y - last.y) < minStep) continue;
    data += index === 0 ? `M${rounded(x)} ${rounded(y)}` : `l${rounded(x - last.x)} ${rounded(y - last.y)}`;
    last = { x, y };
  }
  return data.replaceAll(" -", "-");
}

function areas(name: string, rings: readonly Line[], view: AreaView): string {
  const data = rings.map((ring) => clipRing(ring, view.box)).filter((ring) => ring.length > 2);
  const path = data.map((ring) => `${pathData(ring, view)}z`).join("");
  return path === "" ? "" : `<path class="${name}" d="${path}"/>`;
}

function lines(names: readonly string[], all: readonly Line[], view: AreaView): string {
  const path = all.flatMap((line) => clipLine(line, view.box)).map((run) => pathData(run, view));
  return path.length === 0
    ? ""
    : names.map((name) => `<path class="${name}" d="${path.join("")}"/>`).join("");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function names({ labels }: BaseMapDetail, { zoom, size, corner, scale }: AreaView): string {
  const middle = { x: corner.x * scale + size.width / 2, y: corner.y * scale + size.height / 2 };
  return placeLabels(labels, [{ at: middle, width: 30 }], zoom)
    .map(({ name, at }) => ({ name, x: at.x - corner.x * scale, y: at.y - corner.y * scale }))
    .filter(
      ({ x, y }) => Math.abs(x - size.width / 2) < 195 && Math.abs(y - size.height / 2) < LABEL_STRIP / 2,
    )
    .map(({ name, x, y }) => `<text x="${rounded(x)}" y="${rounded(y + 4)}">${escaped(name)}</text>`)
    .join("");
}

function colours(scheme: ColourScheme): string {
  const { sea, shallows, coast, land, forest, river, road, roadEdge, label } = mapColours(scheme);
  const marker = MARKER[scheme];
  return (
    `svg{background:${sea}}.s{stroke:${shallows}}.l{fill:${land};stroke:${coast}}.f{fill:${forest}}` +
    `.w{fill:${sea};stroke:${coast}}.v{stroke:${river}}.e{stroke:${roadEdge}}.r{stroke:${road}}` +
    `text{fill:${label};stroke:${land}}.a{fill:${marker};stroke:${marker}}`
  );
}

function style(zoom: number): string {
  const { shallows, river, mainRoad, minorRoad } = lineWidths(zoom);
  return (
    "path{fill:none;stroke-linejoin:round;stroke-linecap:round;fill-rule:evenodd}.f{stroke:none}" +
    `.s{stroke-width:${2 * shallows}}.v{stroke-width:${rounded(river)}}` +
    `.e{stroke-width:${rounded(mainRoad + 1.2)}}.r{stroke-width:${rounded(mainRoad)}}` +
    `.e.m{stroke-width:${rounded(minorRoad + 1.2)}}.r.m{stroke-width:${rounded(minorRoad)}}` +
    "text{font:500 12px system-ui,sans-serif;text-anchor:middle;stroke-width:3px;paint-order:stroke}" +
    `.a{fill-opacity:.16;stroke-width:1.5}.d{fill-opacity:1;stroke:#fff}` +
    `@media(max-width:${NARROW}px){text{display:none}}` +
    `${colours("light")}@media(prefers-color-scheme:dark){${colours("dark")}}`
  );
}

/** Draws a view, with a circle around its middle or without: the page of a home draws its pin. */
export function areaSvg(
  { land, detail }: { land: BaseMapLand; detail: BaseMapDetail },
  view: AreaView,
  isCircled: boolean,
): string {
  const { width, height } = view.size;
  const middle = `cx="${width / 2}" cy="${height / 2}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style(view.zoom)}</style>`,
    areas("s", land.land, view),
    areas("l", land.land, view),
    areas("f", land.forest, view),
    view.isDetailed ? lines(["v"], detail.rivers, view) : "",
    areas("w", land.water, view),
    view.isDetailed ? lines(["e m", "r m"], detail.minorRoads, view) : "",
    view.isDetailed ? lines(["e", "r"], detail.mainRoads, view) : "",
    view.isDetailed ? names(detail, view) : "",
    isCircled ? `<circle class="a" ${middle} r="${AREA_RADIUS}"/><circle class="a d" ${middle} r="6"/>` : "",
    "</svg>",
  ].join("");
}
