"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { RentalCard } from "@/components/card/rental-card";
import { LikedActions } from "@/components/compare/homes-actions.client";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useLanguage } from "@/components/language/use-language";
import { CardGrid, LoadingFailed } from "@/components/results/card-grid";
import { EmptyHelp } from "@/components/results/empty-help";
import { NoticePlace, PassingNotice } from "@/components/ui/passing-notice";
import { useFocusRecovery } from "@/components/ui/use-focus-recovery.client";
import { MAX_COMPARED } from "@/lib/compare/compare-address";
import { groupDigits } from "@/lib/money/format-price";
import type { Card } from "@/lib/search/card";
import { changeNote, useDeviceStore } from "@/stores/device-store";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";
import { HomeNotes } from "./home-notes.client";
import { KeptNote } from "./kept-note.client";
import { useLikedCards } from "./use-liked-cards.client";

const NONE: readonly number[] = [];

/** What was taken back last, with a button that undoes it. */
function UnlikeNotice() {
  const t = useTranslations();
  /** The likes before that; null once it has passed. */
  const [before, setBefore] = useState<readonly number[] | null>(null);
  useEffect(
    () =>
      useRentalStore.subscribe(({ likedRentalIds: now }, { likedRentalIds: earlier }) =>
        setBefore(now.length < earlier.length ? earlier : null),
      ),
    [],
  );
  return (
    <NoticePlace>
      {before === null ? null : (
        <PassingNotice
          key={before.join()}
          undoLabel={t("hidden.undo")}
          onUndo={() => useRentalStore.setState({ likedRentalIds: [...before] })}
          onEnd={() => setBefore(null)}
        >
          {t("liked.unliked")}
        </PassingNotice>
      )}
    </NoticePlace>
  );
}

/** Nothing is left of a rental that the site no longer has, but the visitor's own note. */
function GoneHomes({ ids }: { ids: readonly number[] }) {
  const t = useTranslations();
  const notes = useDeviceStore((state) => state.notes);
  const forget = () => {
    for (const id of ids) changeNote(id, null);
    useRentalStore.getState().forgetLikes(ids);
  };
  if (ids.length === 0) return null;
  return (
    <div className="rounded-card border border-edge border-dashed px-4 py-2 text-ink-soft text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        {t("liked.unlisted", { count: ids.length })}
        <button
          type="button"
          onClick={forget}
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
        >
          {t("liked.forgetUnlisted", { count: ids.length })}
        </button>
      </p>
      {ids.map((id) =>
        notes[id]?.text ? (
          <p key={id} dir="auto" className="pb-2">
            {t("liked.yourNote", { note: notes[id].text })}
          </p>
        ) : null,
      )}
    </div>
  );
}

type BoxProps = { card: Card; chosen: readonly number[]; onChange: (chosen: number[]) => void };

/** Chooses a home for the comparison. */
function CompareBox({ card: { id, title }, chosen, onChange }: BoxProps) {
  const t = useTranslations();
  const isChosen = chosen.includes(id);
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && chosen.length === MAX_COMPARED}
        onChange={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
        className="size-5 accent-leaf"
      />
      {t("compare.compare")}
      <span className="sr-only"> {title}</span>
    </label>
  );
}

/** Latest like first; without a connection from what is kept on the device (docs/behaviour.md, K1, K7). */
function Likes() {
  const { locale, t } = useLanguage();
  const hydrated = useStoreHydrated();
  const likedIds = useRentalStore((state) => state.likedRentalIds);
  const ids = useMemo(() => (hydrated ? likedIds.toReversed() : NONE), [hydrated, likedIds]);
  const { known, hasFailed, keptAt, load } = useLikedCards(ids, locale);
  const cards = ids.flatMap((id) => known.get(id) ?? []);
  const shown = cards.map(({ id }) => id);
  const gone = ids.filter((id) => known.get(id) === null);
  const isLoading = !hydrated || (!hasFailed && ids.some((id) => !known.has(id)));
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const chosen = ticked.filter((id) => shown.includes(id));
  useFocusRecovery();

  const count = ids.length - gone.length;
  const header = count === 0 ? t("liked.empty") : t("liked.count", { count, n: groupDigits(count, locale) });
  return (
    <div className="grid gap-4">
      <p role="status" className="list-status">
        {isLoading ? t("liked.loading") : header}
      </p>
      <KeptNote at={keptAt} />
      {cards.length > 0 && keptAt === null ? <LikedActions ids={shown} chosen={chosen} /> : null}
      {hydrated && ids.length === 0 ? (
        <EmptyHelp>
          <p>{t("liked.hint")}</p>
        </EmptyHelp>
      ) : null}
      <h2 className="sr-only">{t("site.liked")}</h2>
      <CardGrid wide>
        {cards.map((card) => (
          <li key={card.id}>
            <RentalCard card={card} maximum={null} />
            <HomeNotes id={card.id} title={card.title}>
              {cards.length > MAX_COMPARED ? (
                <CompareBox card={card} chosen={chosen} onChange={setTicked} />
              ) : null}
            </HomeNotes>
          </li>
        ))}
        {hasFailed ? <LoadingFailed onRetry={load} /> : null}
      </CardGrid>
      <GoneHomes ids={gone} />
      <UnlikeNotice />
    </div>
  );
}

/** The liked rentals of this device, on their own page and below the check box of the home page. */
export const LikedList = withLateTexts(Likes);
