"use client";

import { startTransition, useLayoutEffect } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";

const LOOK = "font-display font-semibold text-lg";
/** In the place of the live region, so that nothing moves when that takes over. */
const IN_PLACE = "absolute top-0 left-0 flex h-11 items-center";

type Props = {
  message: string;
  /** How many rentals are shown. */
  count?: number;
  /** Whether it is said of the liked rentals. */
  liked?: boolean;
};

/** What the list says, in the page's own HTML; the live region takes it over once its script runs. */
export function ListStatus({ message, count = 0, liked = false }: Props) {
  const { statuses, setStatus } = useHomeState();
  const own = liked ? "liked" : "list";
  useLayoutEffect(
    () => startTransition(() => setStatus(own, { message, count })),
    [own, message, count, setStatus],
  );
  return statuses[own] === undefined ? <p className={`${LOOK} ${IN_PLACE}`}>{message}</p> : null;
}

/**
 * The live region: it stays while the lists below it change, so that every change is announced. Of the list and
 * the liked rentals, the one in view speaks.
 */
export function ListStatusRegion() {
  const { status, isPending } = useHomeState();
  return (
    <p role="status" className={`${LOOK} flex min-h-11 items-center max-sm:w-full`}>
      {isPending ? LIST_MESSAGES.loading : status?.message}
    </p>
  );
}
