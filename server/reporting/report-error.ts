import "server-only";
export function serverDsn(): string | null {
  return process.env.SENTRY_DSN?.trim() || process.env.NEXT_PUBLIC_SENTRY_DSN?.trim() || null;
}

/** Logs a handled failure, and reports it if reporting is configured. */
export function reportError(what: string, error: unknown): void {
  console.error(what, error);
  if (serverDsn() === null) return;
  import("@sentry/nextjs").then(
    ({ captureException }) => captureException(error, { tags: { place: what } }),
    () => undefined,
  );
}

/** Bounds the memory if nearly every row of a table is unusable. */
const MAX_MESSAGES = 1_000;

const reported = new Set<string>();

/** `reportError`, once per message and process: for failures that recur on every refresh. */
export function reportOnce(message: string, error: unknown): void {
  if (reported.has(message) || reported.size >= MAX_MESSAGES) return;
  reported.add(message);
  reportError(message, error);
}
