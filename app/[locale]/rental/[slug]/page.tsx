import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { RatesProvider } from "@/components/currency/rates.client";
import { HomeLink } from "@/components/detail/home-link.client";
import { SimilarRentals } from "@/components/detail/other-rentals";
import { RentalDetail } from "@/components/detail/rental-detail";
import { RentalNotFound } from "@/components/detail/rental-not-found";
import { RentalTexts } from "@/components/language/rental-texts.client";
import { KeptNote } from "@/components/shortlist/kept-note.client";
import { RentalJsonLd } from "@/components/site/json-ld";
import { localPath } from "@/lib/language/locales";
import { rentalPath } from "@/lib/rental/rental-address";
import { isCanonicalParam } from "@/server/data/find-rental";
import { readOr } from "@/server/data/unread";
import { rentalMetadata } from "@/server/discovery/rental-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { findRentalPage } from "@/server/search/find-rental-page";
import { UnreadPage, unreadMetadata } from "../../unread-page";

export async function generateMetadata({ params }: PageProps<"/[locale]/rental/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  const page = await readOr(() => findRentalPage(slug));
  return page === "unread" ? unreadMetadata() : rentalMetadata(page, languageOf(await currentLocale()));
}

export default async function RentalPage({ params }: PageProps<"/[locale]/rental/[slug]">) {
  const { slug } = await params;
  const page = await readOr(() => findRentalPage(slug));
  if (page === "unread") return <UnreadPage />;
  if (page === null) return <RentalNotFound slug={slug} />;
  const { rental, places, rates, readAt } = page;
  if (!isCanonicalParam(rental, slug))
    permanentRedirect(localPath(await currentLocale(), rentalPath(rental)));
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pt-3 pb-16 sm:px-6">
      <RentalTexts>
        <RatesProvider rates={rates}>
          <RentalJsonLd rental={rental} places={places} rates={rates} readAt={readAt} />
          <HomeLink />
          <KeptNote />
          <div className="mt-3">
            <RentalDetail {...page} />
          </div>
          <SimilarRentals {...page} />
        </RatesProvider>
      </RentalTexts>
    </main>
  );
}
