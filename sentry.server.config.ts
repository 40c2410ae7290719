import * as Sentry from "@sentry/nextjs";
import { personalData } from "./lib/reporting/personal-data";
import { REPORTING_OPTIONS } from "./lib/reporting/reporting-options";
import { serverDsn } from "./lib/reporting/server-dsn";

Sentry.init({
  ...REPORTING_OPTIONS,
  dsn: serverDsn() ?? undefined,
  dataCollection: personalData(process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA),
  enableOpenTelemetrySetup: false,
});
