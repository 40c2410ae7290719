"use client";

import { useTranslations } from "next-intl";
import { PassingNotice } from "@/components/ui/passing-notice";
import { placesLabel } from "@/lib/places/place-label";
import type { Undo } from "./use-map-selection.client";

export function UndoNotice({ undo }: { undo: Undo | null }) {
  const t = useTranslations();
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-10 z-20 grid justify-items-center px-4"
    >
      {undo === null ? null : (
        <PassingNotice
          key={undo.names.join()}
          undoLabel={t("mapControls.undo")}
          onUndo={undo.restore}
          onEnd={undo.dismiss}
        >
          {t("mapControls.cleared", { count: undo.names.length, places: placesLabel(undo.names, t) })}
        </PassingNotice>
      )}
    </div>
  );
}
