import { mix } from "../paint/colour.ts";
import type { Vec } from "../paint/palette.ts";
import { blur, clipped, path } from "../paint/svg.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";
import { bar } from "./timber.ts";

/** An opening with the outside seen through it, framed in teak; the outside is drawn under the sky's own light. */
export function opening(stage: Stage, face: Face, outside: string, panes: number, frame = "#7a5333"): string {
  const posts = Array.from({ length: panes + 1 }, (_, index) =>
    bar(stage, onFace(face, index / panes, 0), onFace(face, index / panes, 1), 0.07, frame),
  );
  const rails = [0, 1].map((v) => bar(stage, onFace(face, 0, v), onFace(face, 1, v), 0.08, frame));
  return clipped(stage.sheet, outline(stage, face), outside) + posts.join("") + rails.join("");
}

/** The brightness around an opening by day. */
export function daylight(stage: Stage, face: Face, spread = 34, opacity = 0.35): string {
  if (stage.light.lampsOn) return "";
  return path(outline(stage, face), {
    fill: stage.light.sun,
    opacity,
    filter: blur(stage.sheet, spread),
    style: "mix-blend-mode:screen",
  });
}

/** Sun through an opening, laid on the floor (y = 0) along the direction the light falls. */
export function sunPatch(stage: Stage, face: Face, fall: Vec, panes: number, opacity = 0.55): string {
  const onFloor = ([x, y, z]: Vec): Vec => [
    x + fall[0] * (y / -fall[1]),
    0.004,
    z + fall[2] * (y / -fall[1]),
  ];
  const pieces = Array.from({ length: panes }, (_, index) => {
    const [u0, u1] = [(index + 0.06) / panes, (index + 0.94) / panes];
    return outline(
      stage,
      [onFace(face, u0, 0.02), onFace(face, u1, 0.02), onFace(face, u1, 1), onFace(face, u0, 1)].map(onFloor),
    );
  });
  return (
    path(pieces.join(""), {
      fill: mix(stage.light.sun, "#ffe2b0", 0.4),
      opacity,
      filter: blur(stage.sheet, 3),
      style: "mix-blend-mode:soft-light",
    }) +
    path(pieces.join(""), { fill: stage.light.sun, opacity: opacity * 0.35, filter: blur(stage.sheet, 3) })
  );
}
