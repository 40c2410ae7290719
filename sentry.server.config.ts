import * as Sentry from "@sentry/nextjs";
import { personalData, REPORTING_OPTIONS } from "./lib/reporting/reporting-options";
import { withoutLikes } from "./lib/reporting/without-likes";
import { serverDsn } from "./server/reporting/report-error";

Sentry.init({
  ...REPORTING_OPTIONS,
  dsn: serverDsn() ?? undefined,
  dataCollection: personalData(process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA),
  beforeSend: withoutLikes,
  enableOpenTelemetrySetup: false,
});
