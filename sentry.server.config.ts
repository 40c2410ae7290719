import * as Sentry from "@sentry/nextjs";
import { serverDsn } from "./lib/reporting/report-error";
import { personalData, REPORTING_OPTIONS } from "./lib/reporting/reporting-options";
import { withoutLikes } from "./lib/reporting/without-likes";

Sentry.init({
  ...REPORTING_OPTIONS,
  dsn: serverDsn() ?? undefined,
  dataCollection: personalData(process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA),
  beforeSend: withoutLikes,
  enableOpenTelemetrySetup: false,
});
