import { darker, lighter } from "../paint/colour.ts";
import { surface, type Vec } from "../paint/palette.ts";
import { blur, linear, path, short } from "../paint/svg.ts";
import type { Stage } from "../paint/view.ts";

/** A soft cushion standing or lying, facing the eye. */
export function pillow(
  stage: Stage,
  at: Vec,
  width: number,
  height: number,
  colour: string,
  tilt = 0,
): string {
  const spot = stage.view.spot(at);
  const [w, h] = [width * spot.scale * 0.5, height * spot.scale];
  const { x, y } = spot;
  const tone = surface(stage.light, colour, 0.62);
  const d = `M${short(x - w)} ${short(y - h * 0.06)}Q${short(x)} ${short(y + h * 0.07)} ${short(x + w)} ${short(y - h * 0.06)}Q${short(x + w * 0.9)} ${short(y - h * 0.5)} ${short(x + w * 0.96)} ${short(y - h)}Q${short(x)} ${short(y - h * 0.9)} ${short(x - w * 0.96)} ${short(y - h)}Q${short(x - w * 0.9)} ${short(y - h * 0.5)} ${short(x - w)} ${short(y - h * 0.06)}Z`;
  const right = stage.light.toSun[0] > 0;
  const fill = linear(
    stage.sheet,
    [right ? x + w : x - w, y - h],
    [right ? x - w : x + w, y],
    [
      [0, lighter(tone, 0.3)],
      [0.5, tone],
      [1, darker(tone, 0.26)],
    ],
  );
  const crease = `M${short(x - w * 0.8)} ${short(y - h * 0.8)}Q${short(x - w * 0.3)} ${short(y - h * 0.62)} ${short(x - w * 0.1)} ${short(y - h * 0.5)}M${short(x + w * 0.75)} ${short(y - h * 0.2)}Q${short(x + w * 0.4)} ${short(y - h * 0.32)} ${short(x + w * 0.2)} ${short(y - h * 0.3)}`;
  const turn = { transform: `rotate(${tilt} ${short(x)} ${short(y)})` };
  return (
    path(d, { fill, stroke: fill, "stroke-width": w * 0.1, "stroke-linejoin": "round", ...turn }) +
    path(crease, {
      fill: "none",
      stroke: darker(tone, 0.35),
      "stroke-width": Math.max(1, w * 0.03),
      opacity: 0.35,
      "stroke-linecap": "round",
      filter: blur(stage.sheet, 1),
      ...turn,
    })
  );
}
