import type { Metadata } from "next";
import { type Compared, compareHref } from "@/lib/compare/compare-address";
import { compareHeading } from "@/lib/compare/compare-words";
import { absoluteUrl } from "@/server/http/absolute-url";
import { brandPreview, rentalPreview } from "@/server/preview/preview-picture";
import type { ComparedPage } from "@/server/search/find-compared";
import { shareTags } from "./page-metadata";
import { shortTitle } from "./rental-titles";

const DESCRIPTION =
  "Monthly rentals in Bali side by side: rent, area, rooms and what each advert says or does not say.";

/**
 * Metadata of a comparison. It is noindex, because every compared home has its own page. The link preview shows the first
 * home that is still listed (docs/behaviour.md, Q7).
 */
export function compareMetadata(compared: Compared, homes: ComparedPage["homes"]): Metadata {
  const title = compareHeading(compared.ids.length);
  const url = absoluteUrl(compareHref(compared));
  const first = homes.find(({ rental }) => rental !== null)?.rental ?? null;
  const picture = first === null ? brandPreview() : rentalPreview(first, shortTitle(first));
  return {
    title: `${title} in Bali`,
    description: DESCRIPTION,
    alternates: { canonical: url },
    robots: { index: false, follow: true },
    ...shareTags({ title: `${title} in Bali`, description: DESCRIPTION, url, picture }),
  };
}
