"use client";

import { useTranslations } from "next-intl";
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useHomeState } from "@/components/list-state/home-state.client";
import { PassingNotice } from "@/components/ui/passing-notice";
import type { Translator } from "@/lib/language/translator";
import { selectedPlaces } from "@/lib/map/map-selection";
import { visibleRentals } from "@/lib/map/visible-rentals";
import { hiddenIds, hiddenText, isAllStored, setHidden, subscribeToHidden } from "@/stores/hidden-and-seen";
import { useRentalStore } from "@/stores/rental-store";

type Change = { ids: readonly number[]; isHidden: boolean };

function doneWords({ ids, isHidden }: Change, t: Translator): string {
  if (!isHidden) return t("hidden.shownAgain", { count: ids.length });
  return isAllStored() ? t("hidden.kept") : t("hidden.forVisit");
}

type Props = {
  /** Rentals that were pressed and are not hidden yet. */
  hide: readonly number[];
  setHide: Dispatch<SetStateAction<readonly number[] | undefined>>;
};

function useShows(): (place: number) => boolean {
  const { list } = useHomeState();
  const bounds = useRentalStore((state) => state.mapBounds);
  const chosen = useRentalStore((state) => state.mapSelectedLocation);
  return useMemo(() => {
    const points = list?.points ?? [];
    const located = (list?.queryPlaces.length ?? 0) > 0;
    const selected = selectedPlaces(chosen, points);
    return visibleRentals({ total: 0, byPlace: [] }, points, {
      selected,
      located,
      bounds: list?.ofContact ? null : bounds,
      withUnplaced: false,
    }).shows;
  }, [list, bounds, chosen]);
}

/** Also states the number of rentals shown, because the list's header counts the hidden ones too. */
export function HiddenHomes({ hide, setHide }: Props) {
  const t = useTranslations();
  const rentals = useRentalStore((state) => state.rentals);
  const { status } = useHomeState();
  const shows = useShows();
  const text = useSyncExternalStore(subscribeToHidden, hiddenText, () => "");
  const [done, setDone] = useState<Change | null>(null);
  const inList = useMemo(() => {
    const hidden = hiddenIds(text);
    return rentals.filter(([id]) => hidden.has(id));
  }, [rentals, text]);
  const here = inList.filter(([, place]) => shows(place)).length;
  const change = (next: Change) => {
    setHidden(next.ids, next.isHidden);
    setDone(next);
  };
  const hidePressed = useEffectEvent(() => {
    change({ ids: [...new Set(hide)], isHidden: true });
    setHide((pressed) => pressed?.filter((id) => !hide.includes(id)));
  });
  useEffect(() => {
    if (hide.length > 0) hidePressed();
  }, [hide]);
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused Hide button has disappeared from the list.
    if (done?.isHidden) undoRef.current?.focus({ preventScroll: true });
  }, [done]);
  const undo = () => {
    if (done !== null) setHidden(done.ids, !done.isHidden);
    setDone(null);
  };
  return (
    <>
      {inList.length === 0 ? null : (
        <p className="flex min-h-11 items-center gap-1.5 text-ink-soft text-sm">
          <span>{t("hidden.count", { count: here === 0 ? inList.length : here })}</span>
          <span aria-hidden="true">·</span>
          <span>
            {here === 0
              ? t("hidden.elsewhere")
              : t("hidden.shown", { count: (status?.count ?? here) - here })}
          </span>
          <span aria-hidden="true">·</span>
          <button
            type="button"
            aria-label={t("hidden.showLabel", { count: inList.length })}
            onClick={() => change({ ids: inList.map(([id]) => id), isHidden: false })}
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          >
            {t("hidden.show")}
          </button>
        </p>
      )}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 grid justify-items-center px-4 lg:bottom-6"
      >
        {done === null ? null : (
          <PassingNotice
            key={`${done.isHidden} ${done.ids}`}
            undoLabel={t("hidden.undo")}
            onUndo={undo}
            onEnd={() => setDone(null)}
            undoRef={undoRef}
          >
            {doneWords(done, t)}
          </PassingNotice>
        )}
      </div>
    </>
  );
}
