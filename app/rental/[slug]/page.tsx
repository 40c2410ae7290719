import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { PublishRates } from "@/components/currency/publish-rates.client";
import { HomeLink } from "@/components/detail/home-link.client";
import { RentalDetail } from "@/components/detail/rental-detail";
import { RentalLinks } from "@/components/detail/rental-links";
import { AnswerNotFound } from "@/components/results/answer-not-found";
import { RentalJsonLd } from "@/components/seo/rental-json-ld";
import { exchangeRates, neededCurrencies } from "@/lib/money/exchange-rates";
import { findRental, isOwnParam } from "@/lib/rentals/find-rental";
import { liveRentals } from "@/lib/rentals/queries";
import { rentalPath } from "@/lib/rentals/rental-path";
import { similarRentals } from "@/lib/rentals/similar-rentals";
import { rentalMetadata } from "@/lib/seo/rental-metadata";
import RentalNotFound from "./not-found";

export const ensureStatic = "navigation";

/** One parameter that is no slug, so that a build reads nothing. */
export function generateStaticParams() {
  return [{ slug: "-" }];
}

export async function generateMetadata({ params }: PageProps<"/rental/[slug]">): Promise<Metadata> {
  return rentalMetadata((await params).slug);
}

export default async function RentalPage({ params }: PageProps<"/rental/[slug]">) {
  const { slug } = await params;
  const rental = await findRental(slug);
  if (rental === null) {
    return (
      <AnswerNotFound>
        <RentalNotFound />
      </AnswerNotFound>
    );
  }
  if (!isOwnParam(rental, slug)) permanentRedirect(rentalPath(rental));
  const { rentals, places, readAt } = await liveRentals();
  const currencies = [rental, ...rentals].map(({ price_currency }) => price_currency);
  const rates = await exchangeRates(neededCurrencies(currencies));
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pt-3 pb-16 sm:px-6">
      <PublishRates rates={rates} />
      <RentalJsonLd rental={rental} places={places} readAt={readAt} />
      <HomeLink />
      <div className="mt-3">
        <RentalDetail rental={rental} readAt={readAt} />
      </div>
      <RentalLinks
        heading="Similar rentals nearby"
        rentals={similarRentals(rental, rentals, { places, rates })}
      />
    </main>
  );
}
