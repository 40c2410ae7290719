import { facesEye, panel, upright } from "../paint/solids.ts";
import { boards } from "../paint/texture.ts";
import type { Face, Stage } from "../paint/view.ts";
import type { Plan } from "./roofs.ts";

/** A flat concrete roof with a thin shadow under its edge. */
export function slabRoof(stage: Stage, plan: Plan, eave: number, thick: number, colour: string): string {
  const { x, z, width, depth } = plan;
  const front = upright([x, eave, z], [x + width, eave, z], thick);
  const left = upright([x, eave, z + depth], [x, eave, z], thick);
  const right = upright([x + width, eave, z], [x + width, eave, z + depth], thick);
  const under: Face = [
    [x, eave, z],
    [x + width, eave, z],
    [x + width, eave, z + depth],
    [x, eave, z + depth],
  ];
  const sides = [left, right].filter((face) => facesEye(stage, face));
  return (
    boards(stage, under, "#8a6a4a", 22) +
    sides.map((face) => panel(stage, face, colour)).join("") +
    panel(stage, front, colour)
  );
}
