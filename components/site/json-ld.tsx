import { useLanguage } from "@/components/language/use-language";
import type { ExchangeRates } from "@/lib/money/currency";
import { type Places, placeIndex } from "@/lib/places/places";
import { indexability } from "@/lib/rental/indexability";
import type { Rental } from "@/lib/rental/rental";
import { jsonLdText } from "@/lib/search/json-ld";
import { rentalJsonLd } from "@/server/discovery/rental-json-ld";

type RentalProps = {
  rental: Rental;
  places: Places;
  rates: ExchangeRates;
  /** When the listing was read, in ms since the epoch. */
  readAt: number;
};

/** In the server's HTML, for crawlers that do not run scripts. Nothing if search engines must not index the rental. */
export function RentalJsonLd({ rental, places, rates, readAt }: RentalProps) {
  const language = useLanguage();
  if (!indexability(rental, readAt).indexed) return null;
  const area = places.points[placeIndex(places, rental.location) ?? -1]?.name ?? null;
  const data = rentalJsonLd(rental, area, rates, language);
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
