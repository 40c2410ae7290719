"use client";

import { useTranslations } from "next-intl";
import { withLateTexts } from "@/components/language/late-texts.client";
import { useHomeState } from "@/components/list-state/home-state.client";
import type { Filters } from "@/lib/filters/filters";
import { withWish } from "@/lib/filters/with-wish";
import { useWish } from "./use-wish.client";

type Props = {
  /** What was typed; empty for nothing to read. */
  sentence: string;
  onTake: (filters: Filters) => void;
};

function Offer({ sentence, onTake }: Props) {
  const t = useTranslations();
  const { filters } = useHomeState();
  const wish = useWish(sentence, 0);
  return (
    <>
      <p role="status" className="sr-only">
        {wish && t("filterFields.asFilters", { filters: wish.label, unread: wish.unread })}
      </p>
      {wish && (
        <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={() => onTake(withWish({ ...filters, keywords: "" }, wish.query))}
            className="min-h-11 rounded-xl border border-leaf bg-surface px-3 py-2 text-left font-medium text-leaf text-sm hover:bg-sunken"
          >
            {t("filterFields.use", { filters: wish.label })}
          </button>
          {wish.unread && <p className="text-ink-soft text-sm">{wish.unread}</p>}
        </div>
      )}
    </>
  );
}

/** Offers the filters that the typed keywords ask for as one choice (docs/behaviour.md, F33). */
export const WishOffer = withLateTexts(Offer);
