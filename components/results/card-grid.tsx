import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { memo, type Ref, type RefCallback } from "react";
import { HideButton } from "@/components/card/hide-button.client";
import { CardSkeleton, RentalCard } from "@/components/card/rental-card";
import type { PriceRange } from "@/lib/filters/options";
import type { Card } from "@/lib/search/card";

type GridProps = {
  ref?: Ref<HTMLUListElement>;
  /** Where no map is beside it. */
  wide?: boolean;
  children: React.ReactNode;
};

// Three or four columns; fewer if cards would be too narrow for their price at the visitor's text size.
const THREE = "md:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,calc((100%-2.5rem)/3-0.1px)),1fr))]";
const FOUR = "md:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,calc((100%-3.75rem)/4-0.1px)),1fr))]";

export function CardGrid({ ref, wide = false, children }: GridProps) {
  return (
    <ul
      ref={ref}
      data-wide={wide || undefined}
      className={clsx("card-grid grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5", wide ? FOUR : THREE)}
    >
      {children}
    </ul>
  );
}

type Watch = RefCallback<HTMLLIElement>;

const MemoCard = memo(RentalCard);

type PlaceProps = {
  at: number;
  /** Null while it loads; a skeleton takes its place. */
  card: Card | null;
  maximum: PriceRange | null;
  /** Length of the whole list; null in the page's HTML. */
  setSize: number | null;
  /** Set for a skeleton: the chunk that loads its card, and the ref that observes it. */
  chunk?: number;
  watch?: Watch;
};

/** Most of the list is not rendered, so `aria-posinset` and `aria-setsize` convey the position. */
export const CardPlace = memo(function CardPlace(props: PlaceProps) {
  const { at, card, maximum, setSize, chunk, watch } = props;
  return (
    <li
      ref={watch}
      data-chunk={chunk}
      aria-hidden={card === null ? true : undefined}
      aria-setsize={setSize ?? undefined}
      aria-posinset={setSize === null ? undefined : at + 1}
    >
      {card === null ? <CardSkeleton /> : <MemoCard key={card.id} card={card} maximum={maximum} />}
      {/* Not in the page's HTML, where it would delay the first paint. */}
      {card === null || setSize === null ? null : <HideButton id={card.id} title={card.title} />}
    </li>
  );
});

/** Reserves the height of `count` cards that are not rendered. */
export function EmptySpace({ chunk, count, watch }: { chunk: number; count: number; watch: Watch }) {
  return (
    <li
      ref={watch}
      data-chunk={chunk}
      aria-hidden="true"
      className="js-only col-span-full"
      style={{
        blockSize: `calc(round(up, ${count} / var(--card-columns)) * (var(--card-block) + var(--card-gap)) - var(--card-gap))`,
      }}
    />
  );
}

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
