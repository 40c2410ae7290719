import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { localPath } from "@/lib/language/locales";
import { rentalPath } from "@/lib/rental/rental-address";
import { isCanonicalParam } from "@/server/data/find-rental";
import { readOr } from "@/server/data/unread";
import { rentalMetadata } from "@/server/discovery/rental-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { findRentalPage } from "@/server/search/find-rental-page";
import { metadataOf } from "../unread-page";

type Props = { params: Promise<{ slug: string }> };

/** Of the page and of the dialog. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return metadataOf(() => findRentalPage(slug), rentalMetadata);
}

/** What page and dialog show. Redirects from any other spelling of the address. */
export async function rentalPageOf(slug: string) {
  const page = await readOr(() => findRentalPage(slug));
  if (page !== "unread" && page !== null && !isCanonicalParam(page.rental, slug))
    permanentRedirect(localPath(await currentLocale(), rentalPath(page.rental)));
  return page;
}
