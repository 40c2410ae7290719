"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { withLateTexts } from "@/components/language/late-texts.client";
import { addedWords } from "@/lib/compare/compare-words";
import { useRentalStore } from "@/stores/rental-store";
import { useStoreHydrated } from "@/stores/store-hydration.client";

/** `added`: the new likes, null after undoing. */
type Outcome = { added: readonly number[] | null; words: string };

function Adder({ ids }: { ids: readonly number[] }) {
  const t = useTranslations();
  const hydrated = useStoreHydrated();
  const forgetLikes = useRentalStore((state) => state.forgetLikes);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const add = () => {
    const { likedRentalIds } = useRentalStore.getState();
    const added = ids.filter((id) => !likedRentalIds.includes(id));
    if (added.length > 0)
      useRentalStore.setState({ likedRentalIds: [...likedRentalIds, ...added.toReversed()] });
    setOutcome({ added, words: addedWords(added.length, ids.length - added.length, t) });
  };
  const undo = (added: readonly number[]) => {
    forgetLikes(added);
    setOutcome({ added: null, words: t("compare.undone") });
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        // Reading the stored likes would overwrite likes added before.
        disabled={!hydrated}
        onClick={add}
        className="action-pill js-only"
      >
        {t("compare.addAll")}
      </button>
      <p role="status" className="text-leaf text-sm">
        {outcome?.words}
        {outcome?.added && outcome.added.length > 0 ? (
          <button
            type="button"
            onClick={() => undo(outcome.added ?? [])}
            className="min-h-11 px-3 font-semibold underline"
          >
            {t("compare.undo")}
          </button>
        ) : null}
      </p>
    </>
  );
}

/**
 * Likes all homes; keeps existing likes and their order (docs/behaviour.md, Q6). The first home becomes the latest like, so
 * that the liked-only view shows the homes in this order.
 */
export const AddAll = withLateTexts(Adder);
