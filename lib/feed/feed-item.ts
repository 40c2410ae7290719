import { detailTitle } from "@/lib/description/detail-title";
import { placeLabel } from "@/lib/geo/place-label";
import { formatAmount, formatPrice } from "@/lib/money/format-price";
import { monthlyPrice } from "@/lib/money/monthly-price";
import { type PreviewPicture, previewPath, rentalPreview } from "@/lib/preview/preview-picture";
import type { LiveRental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-path";
import { roomsLabel } from "@/lib/rentals/rooms-label";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { serverEnv } from "@/lib/site/server-env";

const MAX_ITEMS = 50;

/** The year from which the site names its listings: a tag URI holds a date on which its name was the site's own. */
const NAMED_SINCE = "2026";

/** A rental as an entry of a feed. */
export type FeedItem = {
  /** Stays the same when title, address or price change. */
  id: string;
  url: string;
  title: string;
  /** One line of facts. */
  summary: string;
  /** ISO time in UTC. */
  published: string;
  area: string | null;
  picture: PreviewPicture | null;
};

function facts(rental: LiveRental): string {
  const monthly = monthlyPrice(rental);
  return [
    rental.location === null ? "" : placeLabel(rental.location),
    roomsLabel(rental.bedrooms, rental.bathrooms),
    formatPrice(rental.price_amount, rental.price_currency, rental.rental_period) ?? "",
    monthly === null || monthly.advertised
      ? ""
      : `${formatAmount(monthly.perMonth, monthly.currency)} / month`,
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

function toItem(rental: LiveRental, published: string): FeedItem {
  const { hostname } = new URL(serverEnv.siteUrl());
  const title = detailTitle(rental);
  return {
    id: `tag:${hostname},${NAMED_SINCE}:rental:${rental.id}`,
    url: absoluteUrl(rentalPath(rental)),
    title,
    summary: facts(rental),
    published,
    area: rental.location === null ? null : placeLabel(rental.location),
    picture: previewPath(rental) === null ? null : rentalPreview(rental, title),
  };
}

/** The newest fifty of a list that comes newest first, as entries of a feed. */
export function feedItems(rentals: readonly LiveRental[]): FeedItem[] {
  return rentals
    .slice(0, MAX_ITEMS)
    .flatMap((rental) => (rental.posted_at === null ? [] : [toItem(rental, rental.posted_at)]));
}
