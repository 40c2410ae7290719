import type { KeepOptions } from "@/lib/cache/keep-last-good";
import { rememberError } from "@/lib/reporting/original-error";
import { reportError } from "@/lib/reporting/report-error";
import { KEEP_MS } from "./list-read";

/** What was read within the hour stands in for a read that fails or takes longer than a second. */
export const KEEPING: KeepOptions = {
  graceMs: 1_000,
  keepMs: KEEP_MS,
  now: Date.now,
  onError: rememberError,
  onFailure: (error) => reportError("A read failed, an earlier answer stands in for it", error),
};
