import type { Metadata } from "next";
import type { Language } from "@/lib/language/translator";
import { indexability } from "@/lib/rental/indexability";
import { rentalPath } from "@/lib/rental/rental-address";
import { rentalPreview } from "@/server/preview/preview-picture";
import type { RentalPage } from "@/server/search/find-rental-page";
import { localUrl } from "@/server/site/absolute-url";
import { missingMetadata, shareTags } from "./page-metadata";
import { rentalDescription, shareDescription } from "./rental-descriptions";
import { pageTitle, shareTitle, shortTitle } from "./rental-titles";

type DescribedPage = Pick<RentalPage, "rental" | "rentals" | "rates" | "readAt">;

/** Metadata of a rental's page and modal; that of a 404 page if `page` is null. */
export function rentalMetadata(page: DescribedPage | null, language: Language): Metadata {
  const { locale, t } = language;
  if (page === null) return missingMetadata(t("meta.missing.rental"));
  const { rental, rentals, rates, readAt } = page;
  const url = localUrl(locale, rentalPath(rental));
  const shared = {
    title: shareTitle(rental, rates, language),
    description: shareDescription(rental, rates, language),
    picture: rentalPreview(rental, shortTitle(rental, t), t),
  };
  const { indexed, unavailableAfter } = indexability(rental, readAt);
  return {
    title: { absolute: pageTitle(rental, rentals, rates, language) },
    description: rentalDescription(rental, rates, language),
    alternates: { canonical: url },
    robots: indexed
      ? { index: true, follow: true, "max-image-preview": "large", unavailable_after: unavailableAfter }
      : { index: false, follow: true },
    ...shareTags({ ...shared, locale, namesOthers: true, url }),
  };
}
