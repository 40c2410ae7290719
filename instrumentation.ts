import type { Instrumentation } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { serverDsn } from "@/server/reporting/report-error";

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  if (serverDsn() !== null) await import("./sentry.server.config");
  const { startSite } = await import("@/server/start/start-site");
  // The server listens once this resolves: nobody gets a page without listings while they are being read.
  await startSite();
}

/** The framework has logged the error already. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || serverDsn() === null) return;
  const { captureRequestError } = await import("@sentry/nextjs");
  captureRequestError(...failed);
};
