"use client";

import { useEffect } from "react";

/** Labels the rental's card "Seen" and counts the visit. If the code fails to load, neither happens. */
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
