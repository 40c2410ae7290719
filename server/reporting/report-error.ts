import "server-only";
import { oncePerProcess } from "@/server/http/once-per-process";

/** The DSN of the server: SENTRY_DSN, else that of browsers; null when neither is set. */
export function serverDsn(): string | null {
  return process.env.SENTRY_DSN?.trim() || process.env.NEXT_PUBLIC_SENTRY_DSN?.trim() || null;
}

const MAX_REMEMBERED = 20;

const remembered = oncePerProcess("errors", (): object[] => []);

/** Remembers an error of a cached read, which the framework replaces with one that has only its `digest`. */
export function rememberError(error: unknown): void {
  if (typeof error !== "object" || error === null) return;
  remembered.push(error);
  if (remembered.length > MAX_REMEMBERED) remembered.shift();
}

function digestOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
}

/** The remembered error with the same digest; the error itself where there is none. */
export function originalError(error: unknown): unknown {
  const digest = digestOf(error);
  if (digest === undefined) return error;
  return remembered.findLast((each) => digestOf(each) === digest) ?? error;
}

/** On the server: logs a handled failure, and reports it where reporting is configured. */
export function reportError(what: string, thrown: unknown): void {
  const error = originalError(thrown);
  console.error(what, error);
  if (serverDsn() === null) return;
  import("@sentry/nextjs").then(
    ({ captureException }) => captureException(error, { tags: { place: what } }),
    () => undefined,
  );
}

/** A table in which nearly every row is unusable must not fill the memory with messages. */
const MAX_MESSAGES = 1_000;

const reported = oncePerProcess("reported once", () => new Set<string>());

/** `reportError`, at most once per message and process, for failures that every refresh would find again. */
export function reportOnce(message: string, error: unknown): void {
  if (reported.has(message) || reported.size >= MAX_MESSAGES) return;
  reported.add(message);
  reportError(message, error);
}
