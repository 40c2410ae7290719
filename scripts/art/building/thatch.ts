import { darker, lighter, mix } from "../paint/colour.ts";
import { panel } from "../paint/solids.ts";
import { blur, path } from "../paint/svg.ts";
import { strip, toneOn } from "../paint/texture.ts";
import { type Face, onFace, outline, type Stage } from "../paint/view.ts";

/** Alang-alang grass: strokes down the slope in overlapping courses, lighter where they catch light. */
export function thatch(stage: Stage, face: Face, base: string, strokes: number, courses = 9): string {
  const tone = toneOn(stage, face, base);
  const tones = [
    darker(tone, 0.35),
    darker(tone, 0.18),
    tone,
    lighter(tone, 0.16),
    mix(lighter(tone, 0.3), stage.light.sun, 0.15),
  ];
  const drawn = tones.map(() => "");
  for (let index = 0; index < strokes; index++) {
    const course = Math.floor(stage.random.next() * courses);
    const u = stage.random.next();
    const top = (courses - course) / courses + stage.random.between(-0.02, 0.02);
    const foot = top - stage.random.between(0.7, 1.35) / courses;
    const tilt = stage.random.between(-0.006, 0.006);
    const width = stage.random.between(0.0018, 0.0045);
    const blade = [
      onFace(face, u, Math.min(1, top)),
      onFace(face, u + tilt + width, Math.max(-0.025, foot)),
      onFace(face, u + tilt - width, Math.max(-0.025, foot)),
    ];
    const which = Math.floor(stage.random.next() ** 1.1 * tones.length);
    drawn[which] = (drawn[which] ?? "") + outline(stage, blade);
  }
  const body = panel(stage, face, base, { fade: 0.42 });
  return (
    body +
    tones.map((colour, index) => path(drawn[index] ?? "", { fill: colour, opacity: 0.62 })).join("") +
    courseShadows(stage, face, courses)
  );
}

function courseShadows(stage: Stage, face: Face, courses: number): string {
  const lines = Array.from({ length: courses - 1 }, (_, index) => {
    const v = (index + 1) / courses;
    return outline(stage, strip(face, 0, 1, v - 0.035, v));
  });
  return path(lines.join(""), { fill: "#1d1712", opacity: 0.16, filter: blur(stage.sheet, 1.6) });
}
