"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { placeLabel } from "@/lib/geo/place-label";
import type { Undo } from "./use-map-selection";

/** Milliseconds the offer stands; it waits while the visitor is on it. */
const OFFERED_MS = 8_000;

/** Says that a move of the map cleared the location, and offers it back. */
export function UndoNotice({ undo }: { undo: Undo | null }) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => undo?.dismiss());
  const offered = undo?.name ?? null;
  useEffect(() => {
    if (offered === null || held) return;
    const timer = setTimeout(dismiss, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [offered, held]);
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-10 z-20 grid justify-items-center px-4"
    >
      {undo === null ? null : (
        <p
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex items-center gap-3 rounded-full bg-ink py-1 pr-2 pl-5 text-paper text-sm shadow-float"
        >
          {placeLabel(undo.name)} is no longer selected.
          <button
            type="button"
            onClick={undo.restore}
            className="min-h-11 rounded-full px-3 font-semibold underline"
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
