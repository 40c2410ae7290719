"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { placesLabel } from "@/lib/places/place-label";
import type { Undo } from "./use-map-selection.client";

/** How long the notice stays. Hovering or focusing it stops the clock. */
const SHOWN_MS = 8_000;

export function UndoNotice({ undo }: { undo: Undo | null }) {
  const t = useTranslations();
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => undo?.dismiss());
  const offered = undo?.names ?? null;
  useEffect(() => {
    if (offered === null || held) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
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
          {t("mapControls.cleared", { count: undo.names.length, places: placesLabel(undo.names, t) })}
          <button
            type="button"
            onClick={undo.restore}
            className="min-h-11 rounded-full px-3 font-semibold underline"
          >
            {t("mapControls.undo")}
          </button>
        </p>
      )}
    </div>
  );
}
