import { type Places, placeIndex } from "@/lib/geo/places";
import type { Rental } from "@/lib/rentals/rental";
import { listingLife } from "@/lib/seo/listing-life";
import { rentalJsonLd } from "@/lib/seo/rental-json-ld";
import { JsonLd } from "./json-ld";

type Props = {
  rental: Rental;
  places: Places;
  /** When the listing was read, in ms since the epoch. */
  readAt: number;
};

/** The structured data of a rental's page; none where search engines are told to keep out. */
export function RentalJsonLd({ rental, places, readAt }: Props) {
  if (!listingLife(rental, readAt).indexed) return null;
  const area = places.points[placeIndex(places, rental.location) ?? -1]?.name ?? null;
  return <JsonLd data={rentalJsonLd(rental, area)} />;
}
