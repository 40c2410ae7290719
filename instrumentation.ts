import type { Instrumentation } from "next";
import { serverDsn } from "@/lib/reporting/server-dsn";

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ closeAfterTaking }, { sendLocationOnce }] = await Promise.all([
    import("@/lib/site/close-after-taking"),
    import("@/lib/site/location-once"),
  ]);
  closeAfterTaking();
  sendLocationOnce();
  if (serverDsn() !== null) await import("./sentry.server.config");
}

/** The framework has logged the error already. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || serverDsn() === null) return;
  const { captureRequestError } = await import("@sentry/nextjs");
  captureRequestError(...failed);
};
