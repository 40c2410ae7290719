import type { OfferForLease, UnitPriceSpecification } from "schema-dts";
import { monthlyPrice } from "@/lib/money/monthly-price";
import type { Rental } from "@/lib/rentals/rental";

/** UN/CEFACT's code of a month. */
export const MONTH = "MON";

/**
 * The monthly price as an offer: the rounded figure that the page shows, in the listing's own currency (QUALITY D2).
 * Null when there is no monthly price, or none in a currency with a three-letter code.
 */
export function rentalOffer(rental: Rental, url: string): OfferForLease | null {
  const monthly = monthlyPrice(rental);
  if (monthly === null || !/^[A-Z]{3}$/.test(monthly.currency)) return null;
  const amount = { price: Math.round(monthly.perMonth), priceCurrency: monthly.currency };
  const priceSpecification: UnitPriceSpecification = {
    "@type": "UnitPriceSpecification",
    ...amount,
    unitCode: MONTH,
    unitText: "month",
    referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
  };
  return {
    "@type": "OfferForLease",
    url,
    ...amount,
    availability: "https://schema.org/InStock",
    priceSpecification,
  };
}
