import { pattern } from "../vocabulary/pattern.ts";

/** Labels that distinguish the units of a building, by kind: `unit 5`, `2nd floor`, `deluxe`. */
const LABEL_PATTERNS: Record<string, RegExp> = {
  unit: pattern(
    "gu",
  )`(?:(?<!\p{N}){unitLabel.noun}|[#№])(?:[ .:#№]{0,3}(\p{N}{1,4}\p{L}?)|[ .:#№]{1,3}(\p{L}))(?![\p{L}\p{N}]| ?{unitLabel.count})`,
  floor: pattern(
    "gu",
  )`(?<!\p{N})(\p{N}{1,2}-?(?:{ordinal.ending})? {floor.noun}|{floor.noun} ?\p{N}{1,2}|{floor.name})`,
  kind: pattern("gu")`(?<!\p{N})({unitKind.name})(?!\p{N})`,
};

const NUMBER = /\p{N}{1,4}/u;

/** A floor as its number: `2nd floor`, `lantai 2`. */
const plainLabel = (kind: string, label: string): string =>
  kind === "floor" ? (NUMBER.exec(label)?.[0] ?? label) : label;

/** The unit labels of a text in lower case, by kind. */
export function unitLabels(text: string): Map<string, Set<string>> {
  return new Map(
    Object.entries(LABEL_PATTERNS).map(([kind, pattern]) => [
      kind,
      new Set(
        [...text.matchAll(pattern)].map(([, label, letter]) => plainLabel(kind, label ?? letter ?? "")),
      ),
    ]),
  );
}
