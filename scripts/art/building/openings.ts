import { mix } from "../paint/colour.ts";
import { surface } from "../paint/palette.ts";
import { across } from "../paint/solids.ts";
import { clipped, glow, linear, path } from "../paint/svg.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";
import { bar } from "./timber.ts";

/** A part of a wall, given as shares of its width and height. */
export const part = (wall: Face, u0: number, u1: number, v0: number, v1: number): Face => [
  onFace(wall, u0, v0),
  onFace(wall, u1, v0),
  onFace(wall, u1, v1),
  onFace(wall, u0, v1),
];

/** Glass doors or windows: a lit room at night, sky mirrored by day, teak frames. */
export function glazing(stage: Stage, face: Face, panes: number, frame = "#6b4a2f"): string {
  const { light, sheet } = stage;
  const inside = light.lampsOn ? litRoom(stage, face) : dayGlass(stage, face);
  const posts = Array.from({ length: panes + 1 }, (_, index) =>
    bar(stage, onFace(face, index / panes, 0), onFace(face, index / panes, 1), 0.07, frame),
  );
  const rails = [0, 1].map((v) => bar(stage, onFace(face, 0, v), onFace(face, 1, v), 0.08, frame));
  const spill = light.lampsOn ? spillOf(stage, face) : "";
  return clipped(sheet, outline(stage, face), inside) + posts.join("") + rails.join("") + spill;
}

function litRoom(stage: Stage, face: Face): string {
  const { sheet, random } = stage;
  const [from, to] = across(stage, face);
  const fill = linear(sheet, from, to, [
    [0, "#c97b38"],
    [0.45, "#f2b866"],
    [1, "#ffe3ac"],
  ]);
  const height = Math.abs(to[1] - from[1]);
  const furniture = Array.from({ length: 3 }, () => {
    const u = random.between(0.1, 0.85);
    return path(outline(stage, part(face, u, u + random.between(0.06, 0.16), 0, random.between(0.2, 0.42))), {
      fill: "#7a4522",
      opacity: 0.5,
    });
  });
  const lamp = stage.view.spot(onFace(face, random.between(0.3, 0.7), 0.72));
  return (
    path(outline(stage, face), { fill }) +
    furniture.join("") +
    glow(sheet, [lamp.x, lamp.y], height * 0.7, "#fff3cf", 0.9)
  );
}

function spillOf(stage: Stage, face: Face): string {
  const spot = stage.view.spot(onFace(face, 0.5, 0.4));
  const reach = Math.hypot(face[1][0] - face[0][0], face[1][2] - face[0][2]) * spot.scale * 0.75;
  return glow(stage.sheet, [spot.x, spot.y], Math.max(reach, spot.scale * 1.6), "#ffb765", 0.42);
}

function dayGlass(stage: Stage, face: Face): string {
  const { light, sheet } = stage;
  const [from, to] = across(stage, face);
  const fill = linear(sheet, from, to, [
    [0, mix(surface(light, "#2f3a36", 0.2), "#20302c", 0.4)],
    [0.55, surface(light, "#3f4a42", 0.3)],
    [1, mix(light.sky[1], "#4a5a58", 0.55)],
  ]);
  const curtain = path(
    outline(stage, part(face, 0.03, 0.2, 0, 0.97)) + outline(stage, part(face, 0.82, 0.97, 0, 0.97)),
    { fill: surface(light, "#e9dfcc", 0.3), opacity: 0.75 },
  );
  const shine = path(
    outline(stage, [
      onFace(face, 0.3, 0),
      onFace(face, 0.48, 0),
      onFace(face, 0.78, 1),
      onFace(face, 0.56, 1),
    ]),
    { fill: light.sky[2], opacity: 0.22 },
  );
  return path(outline(stage, face), { fill }) + curtain + shine;
}
