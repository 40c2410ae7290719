"use client";

import { useEffect } from "react";
import { markSeen } from "@/stores/hidden-and-seen";

/** Who leaves earlier has not looked at the rental. */
const SEEN_AFTER_MS = 2_000;

/**
 * Stores on the device that a rental was opened, for the label "Seen" on its card. Later loads what reports views, contacts and
 * shares; if that fails, nothing is counted.
 */
export function MarkSeen({ id }: { id: number }) {
  useEffect(() => {
    markSeen(id);
    const watch = () =>
      import("@/stores/late-parts").then(
        ({ watchRental }) => watchRental(id),
        () => {},
      );
    const timer = setTimeout(watch, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}
