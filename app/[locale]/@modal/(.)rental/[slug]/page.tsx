import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { SimilarRentals } from "@/components/detail/other-rentals";
import { RentalDetail } from "@/components/detail/rental-detail";
import { RentalNotFoundInModal } from "@/components/detail/rental-not-found";
import { localPath } from "@/lib/language/locales";
import { rentalPath } from "@/lib/rental/rental-address";
import { isCanonicalParam } from "@/server/data/find-rental";
import { readOr } from "@/server/data/unread";
import { rentalMetadata } from "@/server/discovery/rental-metadata";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { findRentalPage } from "@/server/search/find-rental-page";
import { UnreadPart, unreadMetadata } from "../../../unread-page";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const page = await readOr(() => findRentalPage(slug));
  return page === "unread" ? unreadMetadata() : rentalMetadata(page, languageOf(await currentLocale()));
}

export default async function RentalInModal({ params }: Props) {
  const { slug } = await params;
  const page = await readOr(() => findRentalPage(slug));
  if (page === "unread") return <UnreadPart />;
  if (page === null) return <RentalNotFoundInModal />;
  const { rental } = page;
  if (!isCanonicalParam(rental, slug))
    permanentRedirect(localPath(await currentLocale(), rentalPath(rental)));
  return (
    <>
      <RentalDetail {...page} />
      <div className="max-sm:pb-20">
        <SimilarRentals {...page} />
      </div>
    </>
  );
}
