"use client";

import { startTransition, useLayoutEffect, useRef } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-messages";

const LOOK = "font-display font-semibold text-lg";
/** At the position of the live region, so that nothing moves when that takes over. */
const IN_PLACE = "absolute top-0 left-0 flex h-11 items-center max-sm:h-9";

type Props = {
  message: string;
  /** How many rentals are shown. */
  count?: number;
  /** Whether it is the status of the liked rentals. */
  liked?: boolean;
  /** Keeps the message from the live region, because it is about to change. */
  inHtmlOnly?: boolean;
};

/** The status of a list in the page's HTML; the live region takes it over once its script runs. */
export function ListStatus({ message, count = 0, liked, inHtmlOnly }: Props) {
  const { statuses, setStatus } = useHomeState();
  const own = liked ? "liked" : "list";
  /** The status of a list before this one: it gives way at once, or its count would be said of this one. */
  const replaced = useRef(statuses[own]);
  useLayoutEffect(() => {
    if (inHtmlOnly) return;
    const publish = () => setStatus(own, { message, count });
    if (replaced.current) publish();
    else startTransition(publish);
    replaced.current = undefined;
  }, [own, message, count, inHtmlOnly, setStatus]);
  if (statuses[own]) return null;
  return (
    <p data-list-header="" suppressHydrationWarning className={`${LOOK} ${IN_PLACE}`}>
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
    <p role="status" className={`${LOOK} flex min-h-11 items-center max-sm:min-h-9 max-sm:w-full`}>
      {isPending ? LIST_MESSAGES.loading : status?.message}
    </p>
  );
}
