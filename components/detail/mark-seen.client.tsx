"use client";

import { useEffect } from "react";
import { countVisit } from "@/stores/count-visit";
import { markSeen } from "@/stores/device-store";

/** A visitor who leaves earlier has not looked at the rental. */
const SEEN_AFTER_MS = 2_000;

/** Counts contacts and shares only; see `eventAttributes`. */
function countClick({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-umami-event]") : null;
  if (pressed === null) return;
  const { umamiEvent, umamiEventChannel, umamiEventRental } = pressed.dataset;
  if (umamiEvent === "contact-click") countVisit("contact", `/rental/${umamiEventRental}`);
  else if (umamiEventChannel !== undefined) countVisit("share", `/rental/${umamiEventRental}`);
}

/** Labels the rental's card "Seen", and counts the visit and what is opened and shared of any rental (docs/behaviour.md, V1). */
export function MarkSeen({ id }: { id: number }) {
  useEffect(() => {
    markSeen(id);
    // Has no effect if it listens already.
    document.addEventListener("click", countClick);
    const timer = setTimeout(countVisit, SEEN_AFTER_MS, "view", `/rental/${id}`);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}
