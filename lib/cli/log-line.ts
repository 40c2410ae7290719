export type Level = "info" | "warn" | "error";

/** A line break would begin another event for readers of the log. */
const onOneLine = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" | ");

/** "2026-11-26T04:00:00Z error site: what happened" (docs/behaviour.md, O15) */
export function logLine(at: Date, level: Level, where: string, what: string): string {
  return `${at.toISOString().slice(0, 19)}Z ${level} ${where}: ${onOneLine(what)}`;
}
