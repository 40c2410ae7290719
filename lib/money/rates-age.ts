import { DAY_MS } from "../time/region-day.ts";

/** A week: rates move by a percent or two in that time, and pages show their date (docs/behaviour.md, M5). */
export const MAX_RATES_AGE_MS = 7 * DAY_MS;
