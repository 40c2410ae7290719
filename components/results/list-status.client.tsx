"use client";

import { startTransition, useLayoutEffect, useRef } from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-messages";

type Props = {
  message: string;
  /** How many rentals are shown, and how many match. */
  count?: number;
  total?: number;
  /** Whether it is the status of the liked rentals. */
  liked?: boolean;
  /** Keeps the message from the live region, because it is about to change. */
  inHtmlOnly?: boolean;
};

/** The status of a list in the page's HTML; the live region takes it over once its script runs. */
export function ListStatus({ message, count = 0, total = count, liked, inHtmlOnly }: Props) {
  const { statuses, setStatus } = useHomeState();
  const own = liked ? "liked" : "list";
  /** The status of a list before this one: it gives way at once, or its count would be said of this one. */
  const replaced = useRef(statuses[own]);
  useLayoutEffect(() => {
    if (inHtmlOnly) return;
    const publish = () => setStatus(own, { message, count, total });
    if (replaced.current) publish();
    else startTransition(publish);
    replaced.current = undefined;
  }, [own, message, count, total, inHtmlOnly, setStatus]);
  if (statuses[own]) return null;
  return (
    <p data-list-header="" suppressHydrationWarning className="list-status">
      {message}
    </p>
  );
}

/**
 * The live region with the status of the list in view. It stays mounted while the lists below it change, so that every
 * change is announced.
 */
export function ListStatusRegion() {
  const { status, isPending } = useHomeState();
  return (
    <p role="status" className="list-status">
      {isPending ? LIST_MESSAGES.loading : status?.message}
    </p>
  );
}
