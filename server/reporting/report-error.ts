import "server-only";
import { oncePerProcess } from "@/server/process/once-per-process";

export function serverDsn(): string | null {
  return process.env.SENTRY_DSN?.trim() || process.env.NEXT_PUBLIC_SENTRY_DSN?.trim() || null;
}

const MAX_REMEMBERED = 20;

const remembered = oncePerProcess("errors", (): object[] => []);

/** Next replaces an error of a cached read with one that only has the same `digest`. */
export function rememberError(error: unknown): void {
  if (typeof error !== "object" || error === null) return;
  remembered.push(error);
  if (remembered.length > MAX_REMEMBERED) remembered.shift();
}

function digestOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
}

/** The remembered error with the same digest; otherwise the error itself. */
export function originalError(error: unknown): unknown {
  const digest = digestOf(error);
  if (digest === undefined) return error;
  return remembered.findLast((candidate) => digestOf(candidate) === digest) ?? error;
}

/** Logs a handled failure, and reports it if reporting is configured. */
export function reportError(what: string, thrown: unknown): void {
  const error = originalError(thrown);
  console.error(what, error);
  if (serverDsn() === null) return;
  import("@sentry/nextjs").then(
    ({ captureException }) => captureException(error, { tags: { place: what } }),
    () => undefined,
  );
}

/** Bounds the memory if nearly every row of a table is unusable. */
const MAX_MESSAGES = 1_000;

const reported = oncePerProcess("reported once", () => new Set<string>());

/** `reportError`, once per message and process: for failures that recur on every refresh. */
export function reportOnce(message: string, error: unknown): void {
  if (reported.has(message) || reported.size >= MAX_MESSAGES) return;
  reported.add(message);
  reportError(message, error);
}
