import { useTranslations } from "next-intl";
import { RentalLinks } from "@/components/card/rental-links";
import { placeLabel } from "@/lib/places/place-label";
import { similarRentals } from "@/lib/search/similar-rentals";
import { newestNear } from "@/server/search/find-area-page";
import type { RentalPage } from "@/server/search/find-rental-page";

type Props = Pick<RentalPage, "rental" | "rentals" | "places" | "rates">;

export function SimilarRentals({ rental, rentals, places, rates }: Props) {
  const t = useTranslations();
  return (
    <RentalLinks heading={t("detail.similar")} rentals={similarRentals(rental, rentals, { places, rates })} />
  );
}

/** The newest rentals of the area that a 404 address names, else of the region. */
export function NewestLinks({ address }: { address: string }) {
  const t = useTranslations();
  const { area, rentals } = newestNear(address);
  const heading = area === null ? t("detail.newest") : t("detail.newestIn", { place: placeLabel(area, t) });
  return <RentalLinks heading={heading} rentals={rentals} />;
}
