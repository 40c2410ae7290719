import "server-only";
import { stripVTControlCharacters } from "node:util";
import { errorText } from "@/lib/cli/error-text";
import { type Level, logLine } from "@/lib/cli/log-line";
import { RepeatLimit } from "@/lib/cli/repeat-limit";

/** During an outage every read fails: that is one line a minute. */
const REPEATED_MS = 60_000;

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** The arguments of a `console` call as one text, errors in one line, without the framework's mark. */
function textOf(values: readonly unknown[]): string {
  const text = values.filter((value) => !isObject(value)).join(" ");
  // The framework writes colours for terminals.
  const words = stripVTControlCharacters(text)
    .replace(/^[⨯⚠]\s*/u, "")
    .trim();
  return [words, ...values.filter(isObject).map(errorText)].filter(Boolean).join(": ");
}

/** The lines for a warning or an error: one, or none within a minute of the same one (docs/behaviour.md, O15). */
export function eventLines(where: string): (level: Level, values: readonly unknown[], now: Date) => string[] {
  const limit = new RepeatLimit(REPEATED_MS);
  return (level, values, now) => {
    const text = textOf(values);
    const dropped = text === "" ? null : limit.admit(text, now.getTime());
    if (dropped === null) return [];
    const again = dropped === 0 ? "" : ` (and ${dropped} more of these since the last line)`;
    return [logLine(now, level, where, text + again)];
  };
}

/** Makes `console.error` and `console.warn` of a production server write events. */
export function logEvents(): void {
  if (process.env.NODE_ENV !== "production") return;
  const linesOf = eventLines(`site[${process.pid}]`);
  const write =
    (level: Level) =>
    (...values: unknown[]) => {
      for (const line of linesOf(level, values, new Date())) process.stderr.write(`${line}\n`);
    };
  console.error = write("error");
  console.warn = write("warn");
}
