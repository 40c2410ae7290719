import { startErrorQueue } from "@/lib/reporting/error-queue";
import { tolerateRefusedHistory } from "@/stores/refused-history";

// Runs before the page's own scripts, so it is these few lines only; the reporting code is loaded later.
tolerateRefusedHistory();
if (process.env.NEXT_PUBLIC_SENTRY_DSN) startErrorQueue(() => import("./sentry.client.config"));
