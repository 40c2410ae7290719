"use client";

import { useEffect } from "react";

/**
 * Stores on the device that a rental was opened, for the label "Seen" on its card, and has visits of it counted. The code loads after
 * the page; if that fails, neither happens.
 */
export function MarkSeen({ id }: { id: number }) {
  useEffect(() => {
    const end = import("@/stores/rental-visit").then(
      ({ visitRental }) => visitRental(id),
      () => () => {},
    );
    return () => void end.then((leave) => leave());
  }, [id]);
  return null;
}
