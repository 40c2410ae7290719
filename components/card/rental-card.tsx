import { Photo } from "@/components/media/photo";
import { postingDate } from "@/lib/dates/posting-date";
import { placeLabel } from "@/lib/geo/place-label";
import { formatPrice } from "@/lib/money/format-price";
import { firstPicture } from "@/lib/rentals/media";
import type { LiveRental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-path";
import { roomsLabel } from "@/lib/rentals/rooms-label";

/** The fallback of a card without a title (SPEC section 2). */
const UNTITLED = "Rental property";

type Props = { rental: LiveRental; now: Date };

export function RentalCard({ rental, now }: Props) {
  const title = rental.title ?? UNTITLED;
  const rooms = roomsLabel(rental.bedrooms, rental.bathrooms);
  const price = formatPrice(rental.price_amount, rental.price_currency, rental.rental_period);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="relative aspect-4/3 bg-sunken">
        <Photo src={firstPicture(rental.media_urls)} alt="" />
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="line-clamp-2 font-semibold leading-snug">
          <a href={rentalPath(rental)} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        <p className="text-ink-soft text-sm">
          {rental.location === null ? "Bali" : placeLabel(rental.location)}
          {rooms === "" ? null : ` · ${rooms}`}
        </p>
        <p className="mt-auto pt-2 font-semibold">{price ?? "Price on request"}</p>
        <p className="text-ink-soft text-xs">
          Posted {postingDate(rental.posted_at === null ? null : new Date(rental.posted_at), now)}
        </p>
      </div>
    </article>
  );
}
