"use client";

import { useReportedError } from "@/components/fallback/fallback-screen";
import { useAutoRetry } from "@/components/fallback/use-auto-retry.client";
import { ListStatus } from "@/components/results/list-status.client";
import { UnreadList } from "@/components/results/missing-list.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-messages";

/** The screen of a list that could not be read. Retries automatically until the data service is back. */
export default function ListError({ error, retry }: { error: unknown; retry: () => void }) {
  useReportedError(error, "list");
  useAutoRetry(retry);
  return (
    <>
      <title>Error loading rentals</title>
      <ListStatus message={LIST_MESSAGES.error} />
      <UnreadList retry={retry} />
    </>
  );
}
