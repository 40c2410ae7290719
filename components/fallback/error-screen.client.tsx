"use client";

import { isServerError } from "@/lib/reporting/is-server-error";
import { FallbackScreen } from "./fallback-screen";
import { useAutoRetry } from "./use-auto-retry";
import { useReportedError } from "./use-reported-error";

type Props = { error: unknown; onRetry: () => void; place: string };

/** The fallback screen of a whole page. What failed on the server is tried again by itself. */
export function ErrorScreen({ error, onRetry, place }: Props) {
  useReportedError(error, place);
  useAutoRetry(isServerError(error) ? onRetry : null);
  return <FallbackScreen error={error} onRetry={onRetry} heading="h1" />;
}
