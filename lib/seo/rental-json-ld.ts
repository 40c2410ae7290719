import type { Accommodation, Graph, RealEstateListing } from "schema-dts";
import { detailTitle } from "@/lib/description/detail-title";
import { homeHref } from "@/lib/filters/schema";
import { placeLabel } from "@/lib/geo/place-label";
import { isVideo } from "@/lib/rentals/media";
import type { Rental } from "@/lib/rentals/rental";
import { rentalPath } from "@/lib/rentals/rental-path";
import { absoluteUrl, mediaUrl } from "./absolute-url";
import { breadcrumbs } from "./breadcrumbs";
import { kindOf } from "./kind-and-area";
import { rentalDescription } from "./rental-description";
import { MONTH, rentalOffer } from "./rental-offer";

/** The addresses of a listing's still pictures, each once. */
function stillUrls(mediaUrls: readonly string[]): string[] {
  const stills = mediaUrls.filter((url) => !isVideo(url)).map(mediaUrl);
  return [...new Set(stills.filter((url) => url !== null))];
}

/** The home itself; what is not known is left out (QUALITY D3), and so is its exact place (D4). */
function accommodation(rental: Rental): Accommodation {
  const { id, bedrooms, bathrooms, amenities, location } = rental;
  const category = kindOf(rental);
  return {
    "@type": "Accommodation",
    identifier: String(id),
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(category === null ? {} : { accommodationCategory: category }),
    ...(amenities.length === 0
      ? {}
      : {
          amenityFeature: amenities.map((name) => ({
            "@type": "LocationFeatureSpecification",
            name,
            value: true,
          })),
        }),
    address: {
      "@type": "PostalAddress",
      ...(location === null ? {} : { addressLocality: placeLabel(location) }),
      addressRegion: "Bali",
      addressCountry: "ID",
    },
  };
}

/**
 * A listing as structured data (QUALITY D). `area` is the name by which its area has a page, null when it has none.
 */
export function rentalJsonLd(rental: Rental, area: string | null): Graph {
  const url = absoluteUrl(rentalPath(rental));
  const crumbsId = `${url}#crumbs`;
  const image = stillUrls(rental.media_urls);
  const offer = rentalOffer(rental, url);
  const name = detailTitle(rental);
  const listing: RealEstateListing = {
    "@type": "RealEstateListing",
    "@id": `${url}#listing`,
    url,
    name,
    description: rentalDescription(rental),
    ...(rental.posted_at === null ? {} : { datePosted: rental.posted_at }),
    ...(image.length === 0 ? {} : { image }),
    inLanguage: "en",
    leaseLength: { "@type": "QuantitativeValue", value: 1, unitCode: MONTH },
    breadcrumb: { "@id": crumbsId },
    mainEntity: accommodation(rental),
    ...(offer === null ? {} : { offers: offer }),
  };
  const crumbs = breadcrumbs(crumbsId, [
    { name: "Bali rentals", url: absoluteUrl("/") },
    ...(area === null ? [] : [{ name: placeLabel(area), url: absoluteUrl(homeHref({ location: area })) }]),
    { name, url: null },
  ]);
  return { "@context": "https://schema.org", "@graph": [listing, crumbs] };
}
