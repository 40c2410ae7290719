import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { box } from "../paint/solids.ts";
import { ellipse, glow, group, linear, path, polygon, radial, short } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";
import { turned } from "./lathe.ts";

/** A hanging rattan lamp: a woven bell, lit from inside when lamps are on. */
export function rattanLamp(
  stage: Stage,
  hook: Vec,
  drop: number,
  size: number,
  litUp = stage.light.lampsOn,
): string {
  const { sheet, light, view } = stage;
  const top = view.spot(hook);
  const y = top.y + view.upward * drop * top.scale;
  const [w, h] = [size * top.scale * 0.5, size * top.scale * 0.62];
  const bell = `M${short(top.x - w * 0.22)} ${short(y)}C${short(top.x - w * 0.7)} ${short(y + h * 0.15)} ${short(top.x - w)} ${short(y + h * 0.55)} ${short(top.x - w)} ${short(y + h)}H${short(top.x + w)}C${short(top.x + w)} ${short(y + h * 0.55)} ${short(top.x + w * 0.7)} ${short(y + h * 0.15)} ${short(top.x + w * 0.22)} ${short(y)}Z`;
  const straw = litUp ? "#e9a95a" : surface(light, "#c79d66", 0.5);
  const fill = radial(
    sheet,
    [top.x, y + h * 0.75],
    w * 1.3,
    litUp
      ? [
          [0, "#fff1c4"],
          [0.5, "#f7c377"],
          [1, "#a86a2e"],
        ]
      : [
          [0, lighter(straw, 0.25)],
          [1, darker(straw, 0.3)],
        ],
  );
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const share = (index / 10) * 2 - 1;
    return `M${short(top.x + share * w * 0.22)} ${short(y)}Q${short(top.x + share * w * 0.85)} ${short(y + h * 0.3)} ${short(top.x + share * w)} ${short(y + h)}`;
  });
  const hoops = [0.25, 0.5, 0.75, 1].map((share) =>
    ellipse([top.x, y + h * share], w * (0.3 + 0.7 * share ** 0.7), w * 0.1, { fill: "none" }),
  );
  const weave = group(path(ribs.join(""), { fill: "none" }) + hoops.join(""), {
    stroke: litUp ? "#7d4a1c" : darker(straw, 0.4),
    "stroke-width": Math.max(0.8, w * 0.028),
    opacity: 0.65,
  });
  const cord = path(`M${short(top.x)} ${short(top.y)}V${short(y)}`, {
    stroke: "#2b231d",
    "stroke-width": Math.max(1, w * 0.035),
    fill: "none",
  });
  const light0 = litUp ? glow(sheet, [top.x, y + h * 0.8], w * 4.2, "#ffc27a", 0.55) : "";
  return cord + path(bell, { fill }) + weave + light0;
}

/** A stone lantern or garden light on the ground. */
export function gardenLamp(stage: Stage, at: Vec, height = 0.5): string {
  const spot = stage.view.spot([at[0], at[1] + height, at[2]]);
  const body = box(stage, { at: [at[0] - 0.09, at[1], at[2] - 0.09], size: [0.18, height, 0.18] }, "#7d766a");
  if (!stage.light.lampsOn) return body;
  return (
    body +
    ellipse([spot.x, spot.y], spot.scale * 0.07, spot.scale * 0.07, { fill: "#fff0c2" }) +
    glow(stage.sheet, [spot.x, spot.y], spot.scale * 1.3, "#ffbf70", 0.6)
  );
}

/** A paper or linen lampshade on a turned foot. */
export function tableLamp(stage: Stage, at: Vec, height: number): string {
  const on = stage.light.lampsOn;
  const spot = stage.view.spot([at[0], at[1] + height * 0.75, at[2]]);
  const [w, h] = [height * 0.34 * spot.scale, height * 0.34 * spot.scale];
  const shade = polygon([
    [spot.x - w * 0.62, spot.y - h],
    [spot.x + w * 0.62, spot.y - h],
    [spot.x + w, spot.y + h * 0.35],
    [spot.x - w, spot.y + h * 0.35],
  ]);
  const fill = on
    ? linear(
        stage.sheet,
        [0, spot.y - h],
        [0, spot.y + h * 0.4],
        [
          [0, "#f6c98a"],
          [0.6, "#fff0cd"],
          [1, "#f5bf78"],
        ],
      )
    : surface(stage.light, "#efe4cf", 0.6);
  const foot = turned(stage, {
    at,
    profile: [
      [0.07, 0],
      [0.09, 0.06],
      [0.05, height * 0.3],
      [0.015, height * 0.5],
      [0.015, height * 0.7],
    ],
    colour: "#b88a5c",
  });
  const halo = on
    ? ellipse([spot.x, spot.y], w * 4, w * 4, {
        fill: stage.sheet.define(
          (id) =>
            `<radialGradient id="${id}"><stop offset="0" stop-color="#ffd08a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient>`,
        ),
        style: "mix-blend-mode:screen",
      })
    : "";
  return foot + path(shade, { fill, stroke: fill, "stroke-width": 2, "stroke-linejoin": "round" }) + halo;
}
