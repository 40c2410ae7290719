"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import { NoticePlace, PassingNotice } from "@/components/ui/passing-notice";
import type { Translator } from "@/lib/language/translator";
import { type Hiding, isStored, setHidden, useDeviceStore } from "@/stores/device-store";
import { useRentalStore } from "@/stores/rental-store";

function doneWords({ ids, isHidden }: Hiding, t: Translator): string {
  if (!isHidden) return t("hidden.shownAgain", { count: ids.length });
  return t(isStored() ? "hidden.kept" : "hidden.forVisit");
}

const endNotice = () => useDeviceStore.setState({ hiding: null });

/** What was just hidden or shown again, with a button that undoes it. */
function HidingNotice() {
  const t = useTranslations();
  const hiding = useDeviceStore((state) => state.hiding);
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused Hide button has disappeared from the list.
    if (hiding?.isHidden) undoRef.current?.focus({ preventScroll: true });
  }, [hiding]);
  const undo = ({ ids, isHidden }: Hiding) => {
    setHidden(ids, !isHidden);
    endNotice();
  };
  return (
    <NoticePlace>
      {hiding === null ? null : (
        <PassingNotice
          key={`${hiding.isHidden} ${hiding.ids}`}
          undoLabel={t("hidden.undo")}
          onUndo={() => undo(hiding)}
          onEnd={endNotice}
          undoRef={undoRef}
        >
          {doneWords(hiding, t)}
        </PassingNotice>
      )}
    </NoticePlace>
  );
}

function HiddenLine() {
  const t = useTranslations();
  const rentals = useRentalStore((state) => state.rentals);
  const hidden = useDeviceStore((state) => state.hidden);
  const { status, visible } = useHomeState();
  const inList = useMemo(() => {
    const ids = new Set(hidden);
    return rentals.filter(([id]) => ids.has(id));
  }, [rentals, hidden]);
  const here = inList.filter(([, place]) => visible.shows(place)).length;
  return (
    <>
      {inList.length === 0 ? null : (
        <p className="flex min-h-11 items-center gap-1.5 text-ink-soft text-sm">
          <span>{t("hidden.count", { count: here === 0 ? inList.length : here })}</span>
          <span aria-hidden="true">·</span>
          <span>
            {here === 0 ? t("hidden.elsewhere") : t("hidden.shown", { count: status.count - here })}
          </span>
          <span aria-hidden="true">·</span>
          <button
            type="button"
            aria-label={t("hidden.showLabel", { count: inList.length })}
            onClick={() =>
              setHidden(
                inList.map(([id]) => id),
                false,
              )
            }
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          >
            {t("hidden.show")}
          </button>
        </p>
      )}
      <HidingNotice />
    </>
  );
}

/** Also states the number of rentals shown, because the list's header counts the hidden ones too (docs/behaviour.md, K9). */
export const HiddenHomes = withLateTexts(HiddenLine);
