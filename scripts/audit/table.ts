import type { Outcome } from "./check.ts";

const MARKS = { ok: "ok", failed: "FAILED", "not here": "-" } as const;

/** What a check said, on one line: the comparison of two long texts is not for a table. */
function oneLine(said: string): string {
  const line = said.replace(/\s+/g, " ").trim();
  return line.length <= 300 ? line : `${line.slice(0, 300)}...`;
}

/** The outcomes as a table: line of the acceptance, what it asks, result. */
export function table(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ what }) => what.length));
  return outcomes
    .map(
      ({ id, what, result, said }) =>
        `${id.padEnd(6)}${what.padEnd(width + 2)}${MARKS[result]}  ${oneLine(said)}`,
    )
    .map((line) => line.trimEnd())
    .join("\n");
}
