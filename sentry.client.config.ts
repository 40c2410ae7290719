import * as Sentry from "@sentry/nextjs";
import type { Caught } from "@/lib/reporting/error-queue";
import { isServerError } from "@/lib/reporting/error-queue";
import { personalData, REPORTING_OPTIONS } from "@/lib/reporting/reporting-options";
import { withoutLikes } from "@/lib/reporting/without-likes";

// The framework does not load this file by itself: instrumentation-client.ts does, once the page is usable.
Sentry.init({
  ...REPORTING_OPTIONS,
  dsn: process.env.NEXT_PUBLIC_SENTRY_DSN,
  dataCollection: personalData(process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA),
  beforeSend: (event, hint) => (isServerError(hint.originalException) ? null : withoutLikes(event)),
});

/** Reports what was caught before, and render errors: events of the window through the handlers installed above. */
export function report(caught: Caught): void {
  switch (caught.kind) {
    case "error": {
      const { message, filename, lineno, colno, error } = caught.event;
      window.onerror?.(message, filename, lineno, colno, error);
      return;
    }
    case "rejection":
      window.onunhandledrejection?.(caught.event);
      return;
    case "render":
      Sentry.captureException(caught.error, { tags: { place: caught.place } });
  }
}
