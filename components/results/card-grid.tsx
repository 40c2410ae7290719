import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { HideButton } from "@/components/card/card-buttons.client";
import { RentalCard } from "@/components/card/rental-card";
import type { PriceRange } from "@/lib/filters/options";
import type { Card } from "@/lib/search/card";

// Three or four columns; fewer if cards would be too narrow for their price at the visitor's text size.
const THREE = "md:grid-cols-[repeat(auto-fill,minmax(max(10.5rem,calc((100%-2.5rem)/3-0.1px)),1fr))]";
const FOUR = "md:grid-cols-[repeat(auto-fill,minmax(max(10.5rem,calc((100%-3.75rem)/4-0.1px)),1fr))]";

/** `wide` where no map is beside it. */
export function CardGrid({ wide = false, children }: { wide?: boolean; children: React.ReactNode }) {
  return (
    <ul
      data-wide={wide || undefined}
      className={clsx("card-grid grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5", wide ? FOUR : THREE)}
    >
      {children}
    </ul>
  );
}

const MemoCard = memo(RentalCard);

type PlaceProps = {
  at: number;
  card: Card;
  maximum: PriceRange | null;
  /** Length of the whole list. */
  setSize: number;
};

/** Most of the list is not rendered, so `aria-posinset` and `aria-setsize` convey the position. */
export const CardPlace = memo(function CardPlace({ at, card, maximum, setSize }: PlaceProps) {
  return (
    <li aria-setsize={setSize} aria-posinset={at + 1}>
      <MemoCard key={card.id} card={card} maximum={maximum} />
      <HideButton id={card.id} title={card.title} />
    </li>
  );
});

export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <li className="col-span-full py-6 text-center">
      <p role="alert">
        {t("card.moreFailed")}{" "}
        <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-leaf underline">
          {t("card.retry")}
        </button>
      </p>
    </li>
  );
}
