import { eventAttributes } from "@/lib/analytics/event-attributes";
import { mapsSearchUrl } from "@/lib/description/maps-search-url";
import { placeLabel } from "@/lib/geo/place-label";
import type { Rental } from "@/lib/rentals/rental";

/** The approximate location: the area's name, linked to a maps search of it. */
export function DetailLocation({ rental: { id, location } }: { rental: Rental }) {
  if (location === null) return <>Bali</>;
  return (
    <a
      href={mapsSearchUrl(location)}
      target="_blank"
      rel="noopener"
      {...eventAttributes("location-click", id)}
      className="text-leaf underline underline-offset-4"
    >
      {placeLabel(location)}
    </a>
  );
}
