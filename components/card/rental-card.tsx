import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import type { PriceRange } from "@/lib/filters/options";
import type { Card } from "@/lib/rentals/card";
import { CardMedia } from "./card-media.client";
import { CardPrice } from "./card-price.client";
import { LikeHeart } from "./like-heart.client";
import { MediaFallback } from "./media-fallback";

type Props = {
  card: Card;
  /** The chosen maximum price, in millions; null without one. */
  maximum: PriceRange | null;
};

/** One listing of the grid. The link covers the card; heart and carousel buttons lie above it, beside it in the DOM. */
export function RentalCard({ card, maximum }: Props) {
  return (
    <article className="card">
      <IslandBoundary place="carousel" fallback={(retry) => <MediaFallback onRetry={retry} />}>
        <CardMedia media={card.media} title={card.title} />
      </IslandBoundary>
      <LikeHeart id={card.id} title={card.title} />
      <div className="flex grow flex-col gap-0.5 p-3.5">
        <h3 className="line-clamp-2 sm:min-h-[2lh] font-semibold text-[0.95rem] leading-snug [overflow-wrap:anywhere]">
          <a
            href={card.href}
            data-rental={card.id}
            dir="auto"
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {card.title}
          </a>
        </h3>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{card.place ?? "Bali"}</p>
        <p className="text-ink-soft text-sm sm:min-h-lh">{card.rooms}</p>
        <CardPrice card={card} maximum={maximum} />
        <p className="mt-1 text-ink-soft text-xs">{`Posted ${card.posted}`}</p>
      </div>
    </article>
  );
}
