"use client";

import { useLayoutEffect } from "react";
import { useHomeState } from "@/components/home/home-state.client";
import { LIST_MESSAGES } from "@/lib/rentals/list-status";

const LOOK = "font-display font-semibold text-lg";
/** In the place of the live region, so that nothing moves when that takes over. */
const IN_PLACE = "absolute top-0 left-0 flex h-11 items-center";

/** What the list says, in the page's own HTML; the live region takes it over once its script runs. */
export function ListStatus({ message }: { message: string }) {
  const { status, setStatus } = useHomeState();
  useLayoutEffect(() => setStatus(message), [message, setStatus]);
  return status === null ? <p className={`${LOOK} ${IN_PLACE}`}>{message}</p> : null;
}

/** The live region: it stays while the lists below it change, so that every change is announced. */
export function ListStatusRegion() {
  const { status, isPending } = useHomeState();
  return (
    <p role="status" className={`${LOOK} flex min-h-11 items-center max-sm:w-full`}>
      {isPending ? LIST_MESSAGES.loading : status}
    </p>
  );
}
