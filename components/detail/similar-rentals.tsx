import { useTranslations } from "next-intl";
import { RentalLinks } from "@/components/card/rental-links";
import { similarRentals } from "@/lib/search/similar-rentals";
import type { RentalPage } from "@/server/search/find-rental-page";

type Props = Pick<RentalPage, "rental" | "rentals" | "places" | "rates">;

export function SimilarRentals({ rental, rentals, places, rates }: Props) {
  const t = useTranslations();
  return (
    <RentalLinks heading={t("detail.similar")} rentals={similarRentals(rental, rentals, { places, rates })} />
  );
}
