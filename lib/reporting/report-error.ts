import { originalError } from "./original-error";
import { serverDsn } from "./server-dsn";

/** On the server: logs a failure that was handled on the spot, and reports it where reporting is configured. */
export function reportError(what: string, thrown: unknown): void {
  const error = originalError(thrown);
  console.error(what, error);
  if (serverDsn() === null) return;
  import("@sentry/nextjs").then(
    ({ captureException }) => captureException(error, { tags: { place: what } }),
    () => undefined,
  );
}
