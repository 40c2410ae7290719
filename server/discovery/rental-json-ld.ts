import type { Accommodation, Graph, OfferForLease, RealEstateListing } from "schema-dts";
import { homeHref } from "@/lib/filters/schema";
import type { Language, Translator } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { placeLabel } from "@/lib/places/place-label";
import { COUNTRY_CODE } from "@/lib/region/names";
import { detailTitle } from "@/lib/rental/labels";
import { isVideo } from "@/lib/rental/media";
import { plausibleRent } from "@/lib/rental/rent";
import type { Rental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { breadcrumbs, type Crumb } from "@/lib/search/json-ld";
import { localUrl, mediaUrl } from "@/server/site/absolute-url";
import { rentalDescription } from "./rental-metadata";

/** UN/CEFACT code for a month. */
const MONTH = "MON";

/** The monthly price in the listing's own currency, rounded as on the page. Null if it is unknown or doubtful, or its currency has no code. */
export function rentalOffer(rental: Rental, url: string, rates: ExchangeRates): OfferForLease | null {
  const monthly = plausibleRent(rental.rent, rates);
  if (monthly === null || !/^[A-Z]{3}$/.test(monthly.currency)) return null;
  const amount = { price: Math.round(monthly.price_per_month), priceCurrency: monthly.currency };
  return {
    "@type": "OfferForLease",
    url,
    ...amount,
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...amount,
      unitCode: MONTH,
      unitText: "month",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
    },
  };
}

/** Absolute addresses of a listing's still pictures, without duplicates. */
export function stillUrls(mediaUrls: readonly string[]): string[] {
  const stills = mediaUrls.filter((url) => !isVideo(url)).map(mediaUrl);
  return [...new Set(stills.filter((url) => url !== null))];
}

/** The home itself, without unknown facts or its exact location (docs/behaviour.md, S6). */
function accommodation(rental: Rental, t: Translator): Accommodation {
  const { id, bedrooms, bathrooms, property_type, amenities, location } = rental;
  const features = amenities.map((name) => ({
    "@type": "LocationFeatureSpecification" as const,
    name,
    value: true,
  }));
  return {
    "@type": "Accommodation",
    identifier: String(id),
    numberOfBedrooms: bedrooms ?? undefined,
    numberOfBathroomsTotal: bathrooms ?? undefined,
    accommodationCategory: property_type ?? undefined,
    amenityFeature: features.length === 0 ? undefined : features,
    address: {
      "@type": "PostalAddress",
      addressLocality: location === null ? undefined : placeLabel(location, t),
      addressRegion: t("places.region"),
      addressCountry: COUNTRY_CODE,
    },
  };
}

/** The path to the list of an area, for structured data; to the home page for null. */
export function listCrumbs(area: string | null, { locale, t }: Language): Crumb[] {
  const home = { name: t("jsonLd.home"), url: localUrl(locale, "/") };
  if (area === null) return [home];
  const list = { name: placeLabel(area, t), url: localUrl(locale, homeHref({ location: [area] })) };
  return [home, list];
}

/** A listing as structured data (docs/behaviour.md, S6). `area` is the name of its area, null if the area has no list. */
export function rentalJsonLd(
  rental: Rental,
  area: string | null,
  rates: ExchangeRates,
  language: Language,
): Graph {
  const { locale, t } = language;
  const url = localUrl(locale, rentalPath(rental));
  const crumbsId = `${url}#crumbs`;
  const image = stillUrls(rental.media_urls);
  const name = detailTitle(rental, t);
  const listing: RealEstateListing = {
    "@type": "RealEstateListing",
    "@id": `${url}#listing`,
    url,
    name,
    description: rentalDescription(rental, rates, language),
    datePosted: rental.posted_at ?? undefined,
    image: image.length === 0 ? undefined : image,
    inLanguage: locale,
    leaseLength: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
    breadcrumb: { "@id": crumbsId },
    mainEntity: accommodation(rental, t),
    offers: rentalOffer(rental, url, rates) ?? undefined,
  };
  const crumbs = breadcrumbs(crumbsId, [...listCrumbs(area, language), { name, url: null }]);
  return { "@context": "https://schema.org", "@graph": [listing, crumbs] };
}
