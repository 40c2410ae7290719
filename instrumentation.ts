import type { Instrumentation } from "next";
import { serverDsn } from "@/server/reporting/report-error";

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [
    { drainAcceptQueueBeforeClose, dropRepeatedLocation, encodeHeaders },
    { guardRequests },
    { checkServerEnv },
    { logEvents },
    { countVisit },
  ] = await Promise.all([
    import("@/server/http/server-patches"),
    import("@/server/http/request-gate"),
    import("@/server/http/check-server-env"),
    import("@/server/reporting/log-events"),
    import("@/server/numbers/count-visit"),
  ]);
  await checkServerEnv();
  logEvents();
  drainAcceptQueueBeforeClose();
  dropRepeatedLocation();
  encodeHeaders();
  guardRequests(countVisit);
  if (serverDsn() !== null) await import("./sentry.server.config");
}

/** The framework has logged the error already. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || serverDsn() === null) return;
  const { captureRequestError } = await import("@sentry/nextjs");
  captureRequestError(...failed);
};
