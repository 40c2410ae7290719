import { RatesProvider } from "@/components/currency/rates.client";
import { HomeLink } from "@/components/detail/home-link.client";
import { OtherRentals } from "@/components/detail/other-rentals";
import { RentalDetail } from "@/components/detail/rental-detail";
import { RentalNotFound } from "@/components/detail/rental-not-found";
import { RentalTexts } from "@/components/language/rental-texts.client";
import { KeptNote } from "@/components/shortlist/kept-note.client";
import { RentalJsonLd } from "@/components/site/json-ld";
import { UnreadPage } from "../../unread-page";
import { rentalPageOf } from "../rental-page";

export { generateMetadata } from "../rental-page";

export default async function RentalPage({ params }: PageProps<"/[locale]/rental/[slug]">) {
  const { slug } = await params;
  const page = await rentalPageOf(slug);
  if (page === "unread") return <UnreadPage />;
  if (page === null) return <RentalNotFound slug={slug} />;
  const { rental, places, rates, readAt } = page;
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
          <OtherRentals {...page} />
        </RatesProvider>
      </RentalTexts>
    </main>
  );
}
