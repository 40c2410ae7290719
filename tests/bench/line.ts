type Unit = "kB" | "B" | "ms" | "s" | "/s" | "MB" | "";

type Bound = { atMost: number } | { atLeast: number };

/** A bound of the value itself; with `of`, of its ratio to what stands beside it under that name, or of the difference. */
type Target = Bound & { of?: { what: string; by: "ratio" | "difference" } };

/** A measured number, beside others of the same run. */
export interface Line {
  what: string;
  value: number;
  unit: Unit;
  /** What else was measured, in the same unit. */
  beside?: readonly { what: string; value: number }[];
  target?: Target;
}

const DIGITS: Readonly<Record<Unit, number>> = { kB: 1, B: 1, ms: 0, s: 2, "/s": 0, MB: 0, "": 0 };

/** A number with its unit, in as many digits as it is worth. */
function worded(value: number, unit: Unit): string {
  const digits = unit === "" && !Number.isInteger(value) ? 3 : DIGITS[unit];
  const text = value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === "" || unit === "/s" ? `${text}${unit}` : `${text} ${unit}`;
}

const signed = (value: number, unit: Unit) => `${value < 0 ? "−" : "+"} ${worded(Math.abs(value), unit)}`;

/** What the target bounds; throws when nothing of that name stands beside it. */
function bounded({ what, value, beside = [], target }: Line): number {
  const { of } = target ?? {};
  if (of === undefined) return value;
  const other = beside.find((one) => one.what === of.what);
  if (other === undefined) throw new Error(`${what}: there is no ${of.what} beside it.`);
  return of.by === "ratio" ? value / other.value : value - other.value;
}

function nowText(line: Line): string {
  const { value, unit, target } = line;
  if (target?.of === undefined) return worded(value, unit);
  const shown = bounded(line);
  const relation = target.of.by === "ratio" ? `${shown.toFixed(2)} ×` : signed(shown, unit);
  return `${worded(value, unit)} (${relation})`;
}

function targetText({ target, unit }: Line): string {
  if (target === undefined) return "";
  const [sign, bound] = "atMost" in target ? ["≤", target.atMost] : ["≥", target.atLeast];
  if (target.of === undefined) return `${sign} ${worded(bound, unit)}`;
  const { what, by } = target.of;
  return by === "ratio" ? `${sign} ${bound} × ${what}` : `${sign} ${what} ${signed(bound, unit)}`;
}

function metText(line: Line): string {
  const { target } = line;
  if (target === undefined) return "";
  const isMet = "atMost" in target ? bounded(line) <= target.atMost : bounded(line) >= target.atLeast;
  return isMet ? "met" : "**not met**";
}

/** The cells of a line: what, now, before, beside, target, met. */
export function cellsOf(line: Line, before: string): string[] {
  const beside = (line.beside ?? []).map(({ what, value }) => `${what} ${worded(value, line.unit)}`);
  return [line.what, nowText(line), before, beside.join(", "), targetText(line), metText(line)];
}
