import { dappled } from "../paint/dapple.ts";
import { finish } from "../paint/finish.ts";
import type { Picture, Scene } from "../paint/picture.ts";
import { level, panel, upright } from "../paint/solids.ts";
import { blur, linear, path, whole } from "../paint/svg.ts";
import { plaster } from "../paint/texture.ts";
import { outline } from "../paint/view.ts";

/** A quiet limewashed wall with the line of a roof and a doorway: stands where a listing has no photo. */
const quietWall: Scene = (stage) => {
  const { sheet } = stage;
  const wall = upright([-6, 0, 6], [6, 0, 6], 6);
  const roof = "M330 470L600 300L870 470";
  return [
    plaster(stage, wall, "#c9c2b6", 0.1, 0.35),
    panel(stage, level(-6, 0, 0.5, 12, 5.5), "#b3aa9c"),
    dappled(stage, outline(stage, wall), [1180, -40], 760, 0.2, 9),
    path(roof, {
      fill: "none",
      stroke: "#8d8375",
      "stroke-width": 16,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
      opacity: 0.5,
      filter: blur(sheet, 6),
      transform: "translate(6 12)",
    }),
    path(roof, {
      fill: "none",
      stroke: linear(
        sheet,
        [330, 0],
        [870, 0],
        [
          [0, "#e9e2d6"],
          [1, "#f6f1e8"],
        ],
      ),
      "stroke-width": 14,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }),
    path("M430 470V600H770V470", {
      fill: "none",
      stroke: "#ece5d9",
      "stroke-width": 12,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }),
    path("M560 600V520a40 40 0 0 1 80 0V600", {
      fill: "none",
      stroke: "#ece5d9",
      "stroke-width": 12,
      "stroke-linejoin": "round",
    }),
    whole(sheet, { fill: "#6d655b", opacity: 0.12 }),
    finish(stage, [900, 100], 0.1),
  ].join("");
};

export const placeholder: Picture = {
  light: "mist",
  seed: 71,
  draw: quietWall,
  eye: [0, 1.5, 0],
  horizon: 560,
  focal: 900,
};
