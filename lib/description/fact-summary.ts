import { placeLabel } from "@/lib/geo/place-label";
import { formatPrice } from "@/lib/money/format-price";
import type { Rental } from "@/lib/rentals/rental";
import { roomsLabel } from "@/lib/rentals/rooms-label";

const MAX_LENGTH = 160;

/** "Villa in Canggu, Bali"; "Rental in Bali" when neither type nor area is known. */
function kindAndArea({ property_type, location }: Rental): string {
  const area = location === null ? "Bali" : `${placeLabel(location)}, Bali`;
  return `${placeLabel(property_type ?? "rental")} in ${area}`;
}

/**
 * A listing in one line of facts for search results: kind and area, rooms, price, amenities. At most 160
 * characters, cut between facts; amenities that do not fit are left out.
 */
export function factSummary(rental: Rental): string {
  const facts = [
    kindAndArea(rental),
    roomsLabel(rental.bedrooms, rental.bathrooms),
    formatPrice(rental.price_amount, rental.price_currency, rental.rental_period) ?? "",
    ...rental.amenities,
  ].filter((fact) => fact !== "");
  return facts.reduce((summary, fact) => {
    const longer = summary === "" ? fact : `${summary} · ${fact}`;
    return longer.length <= MAX_LENGTH ? longer : summary;
  }, "");
}
