"use client";

import { StatusMessage } from "@/components/results/status-message";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";

export default function ListError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <StatusMessage message={LIST_MESSAGES.error}>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </StatusMessage>
  );
}
