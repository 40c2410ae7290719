import { pattern } from "../vocabulary/pattern.ts";

/** Words that tell one unit of a building from another, by what they tell. */
const MARKS: Record<string, RegExp> = {
  unit: pattern(
    "gu",
  )`(?:(?<!\p{N}){unitLabel.noun}|[#№])(?:[ .:#№]{0,3}(\p{N}{1,4}\p{L}?)|[ .:#№]{1,3}(\p{L}))(?![\p{L}\p{N}]| ?{unitLabel.count})`,
  floor: pattern(
    "gu",
  )`(?<!\p{N})(\p{N}{1,2}-?(?:{ordinal.ending})? {floor.noun}|{floor.noun} ?\p{N}{1,2}|{floor.name})`,
  kind: pattern("gu")`(?<!\p{N})({unitKind.name})(?!\p{N})`,
};

const NUMBER = /\p{N}{1,4}/u;

/** Every numbered floor is its number, however it is written. */
const plainMark = (kind: string, mark: string): string =>
  kind === "floor" ? (NUMBER.exec(mark)?.[0] ?? mark) : mark;

/** What a text in lower case says of unit number, floor and room type, by kind of mark. */
export function unitMarks(text: string): Map<string, Set<string>> {
  return new Map(
    Object.entries(MARKS).map(([kind, pattern]) => [
      kind,
      new Set([...text.matchAll(pattern)].map(([, mark, letter]) => plainMark(kind, mark ?? letter ?? ""))),
    ]),
  );
}

/** How two texts stand: one of them names another unit, only one of them names any, or neither contradicts the other. */
export function compareMarks(one: string, other: string): "different" | "unsure" | "same" {
  const [a, b] = [unitMarks(one), unitMarks(other)];
  let isUnsure = false;
  for (const [kind, marks] of a) {
    const others = b.get(kind) ?? new Set();
    if (marks.symmetricDifference(others).size === 0) continue;
    if (marks.size > 0 && others.size > 0) return "different";
    isUnsure = true;
  }
  return isUnsure ? "unsure" : "same";
}
