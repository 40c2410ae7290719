import { useTranslations } from "next-intl";
import { RentalLinks } from "@/components/card/rental-links";
import { placeLabel } from "@/lib/places/place-label";
import { areOfOnePost } from "@/lib/rental/message-part";
import { similarRentals } from "@/lib/search/similar-rentals";
import { newestNear } from "@/server/search/find-area-page";
import type { RentalPage } from "@/server/search/find-rental-page";

type Props = Pick<RentalPage, "rental" | "rentals" | "places" | "rates">;

/** The other homes of the post, and similar ones. */
export function OtherRentals({ rental, rentals, places, rates }: Props) {
  const t = useTranslations();
  const ofPost = rentals.filter((other) => other.id !== rental.id && areOfOnePost(other, rental));
  const similar = similarRentals(rental, rentals, { places, rates });
  return (
    <>
      <RentalLinks heading={t("detail.alsoInPost")} rentals={ofPost} />
      <RentalLinks heading={t("detail.similar")} rentals={similar} />
    </>
  );
}

/** The newest rentals of the area that a 404 address names, else of the region. */
export function NewestLinks({ address }: { address: string }) {
  const t = useTranslations();
  const { area, rentals } = newestNear(address);
  const heading = area === null ? t("detail.newest") : t("detail.newestIn", { place: placeLabel(area, t) });
  return <RentalLinks heading={heading} rentals={rentals} />;
}
