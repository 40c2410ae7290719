type Unit = "kB" | "B" | "ms" | "s" | "/s" | "MB" | "";

/** A measured number, beside others of the same run. */
export interface Line {
  what: string;
  value: number;
  unit: Unit;
  /** What else was measured, in the same unit. */
  beside?: readonly { what: string; value: number }[];
  target?: { atMost: number } | { atLeast: number };
}

const DIGITS: Readonly<Record<Unit, number>> = { kB: 1, B: 1, ms: 0, s: 2, "/s": 0, MB: 0, "": 0 };

/** A number with its unit, in as many digits as it is worth. */
function worded(value: number, unit: Unit): string {
  const digits = unit === "" && !Number.isInteger(value) ? 3 : DIGITS[unit];
  const text = value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === "" || unit === "/s" ? `${text}${unit}` : `${text} ${unit}`;
}

/** Whether a line keeps to its target; null without one. */
function isMet({ value, target }: Line): boolean | null {
  if (target === undefined) return null;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

function targetText({ target, unit }: Line): string {
  if (target === undefined) return "";
  return "atMost" in target ? `≤ ${worded(target.atMost, unit)}` : `≥ ${worded(target.atLeast, unit)}`;
}

/** The cells of a line: what, now, before, beside, target, met. */
export function cellsOf(line: Line, before: string): string[] {
  const met = isMet(line);
  const beside = (line.beside ?? []).map(({ what, value }) => `${what} ${worded(value, line.unit)}`);
  return [
    ...[line.what, worded(line.value, line.unit), before, beside.join(", "), targetText(line)],
    met === null ? "" : met ? "met" : "**not met**",
  ];
}
