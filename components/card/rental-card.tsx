import { useTranslations } from "next-intl";
import { Price } from "@/components/currency/price.client";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { maximumOf, type PriceRange } from "@/lib/filters/options";
import { BASE_CURRENCY } from "@/lib/money/currency";
import type { Rent } from "@/lib/rental/rent";
import type { Card } from "@/lib/search/card";
import { LikeHeart } from "./card-buttons.client";
import { CardMedia } from "./card-media.client";

/** The drawing of the area, on the slim card of a listing without photos. */
function CardArea({ src, name, isFirst = false }: { src: string; name: string; isFirst?: boolean }) {
  const t = useTranslations();
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, the same at every size
    <img
      src={src}
      alt={t("card.map", { place: name })}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      data-photo=""
      className="card-area"
    />
  );
}

type Props = {
  card: Card;
  /** The maximum price in the filters, in millions; null if not set. */
  maximum: PriceRange | null;
};

/** A rent that passes the filter as advertised may exceed the maximum by the month (docs/behaviour.md, F4). */
function exceeds(rent: Rent | null, maximum: PriceRange | null): boolean {
  if (rent?.currency !== BASE_CURRENCY || maximum === null) return false;
  return rent.price_per_month !== null && rent.price_per_month > maximumOf(maximum);
}

function CardPrice({ card, maximum }: Props) {
  const t = useTranslations();
  const { rent, was, standing } = card;
  const notes = [was, standing].filter((note) => note !== undefined);
  return (
    <div className="card-price">
      <p>
        <Price rent={rent} className="card-rent" />
        {rent?.period === "year" ? <span className="card-badge">{t("card.byTheYear")}</span> : null}
      </p>
      {notes.length === 0 ? null : <p className="card-fact">{notes.join(" · ")}</p>}
      {exceeds(rent, maximum) ? <p className="text-clay text-xs">{t("card.above")}</p> : null}
    </div>
  );
}

/** The link covers the card; the heart and the carousel's buttons are siblings above it. */
export function RentalCard({ card, maximum }: Props) {
  const t = useTranslations();
  const place = card.place ?? t("places.region");
  return (
    <article className={card.area === undefined ? "card" : "card card-row"}>
      {card.area === undefined ? (
        <IslandBoundary place="carousel" fallback={<div className="card-photos" />}>
          <CardMedia media={card.media} title={card.title} isFirst={card.isFirst} />
        </IslandBoundary>
      ) : (
        <CardArea src={card.area} name={place} isFirst={card.isFirst} />
      )}
      <LikeHeart id={card.id} title={card.title} />
      <div className="card-text">
        <div className="card-head">
          <h3 className="card-title">
            <a href={card.href} data-rental={card.id} lang={card.lang}>
              {card.title}
            </a>
          </h3>
          <div className="card-where">
            <p>{place}</p>
            {card.rooms === "" ? null : <p>{card.rooms}</p>}
          </div>
        </div>
        <CardPrice card={card} maximum={maximum} />
        <p className="card-posted">{t("card.posted", { date: card.posted })}</p>
      </div>
    </article>
  );
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="card">
      {/* Inside the card, so that offscreen skeletons are not animated. */}
      <div className="motion-safe:animate-pulse">
        <div className="aspect-3/2 bg-sunken sm:aspect-4/3" />
        <div className="flex flex-col gap-0.5 p-3.5">
          <div className="h-[2lh] rounded bg-sunken leading-snug" />
          <div className="h-5 w-2/3 rounded bg-sunken" />
          <div className="mt-2 h-[3.25rem] w-1/2 rounded bg-sunken" />
          <div className="h-4 w-1/3 rounded bg-sunken" />
        </div>
      </div>
    </div>
  );
}
