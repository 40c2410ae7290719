import { startErrorQueue } from "@/lib/reporting/error-queue";

// Runs before the page's own scripts, so it is these few lines only; the reporting code is loaded later.
if (process.env.NEXT_PUBLIC_SENTRY_DSN) startErrorQueue(() => import("./sentry.client.config"));
