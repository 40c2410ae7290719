import { type Level, logLine } from "../../lib/cli/log-line.ts";

/** "2026-11-26T04:00:00Z error site[7]: ..." */
const EVENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (?:info|warn|error) /;
/** The time that the collector's own log begins with, two blanks before the line itself. */
const TIMED = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {0,2}/;
/** A line that belongs to the one before: of a stack trace, a list or an object. */
const CONTINUED = /^(?:\s+\S|[}\]])/;

/** What a process has printed as events: lines that belong together as one, lines that are events already as they are. */
export function childEvents(where: string, level: Level, output: string, now: Date): string[] {
  const events: string[][] = [];
  for (const raw of output.split("\n")) {
    const line = raw.trimEnd().replace(TIMED, "");
    const last = events.at(-1);
    if (line === "") continue;
    if (last && CONTINUED.test(line)) last.push(line.trim());
    else events.push([line]);
  }
  return events.map((lines) => {
    const text = lines.join(" | ");
    return EVENT.test(text) ? text : logLine(now, level, where, text);
  });
}
