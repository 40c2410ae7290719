import { useEffect } from "react";
import { reportRenderError } from "@/lib/reporting/error-queue";

/** Reports an error that the framework's own boundary caught. */
export function useReportedError(error: unknown, place: string): void {
  useEffect(() => reportRenderError(error, place), [error, place]);
}
