import { getTranslations } from "next-intl/server";
import { RentalLinks } from "@/components/card/rental-links";
import { placeLabel } from "@/lib/places/place-label";
import { newestNear } from "@/server/search/newest-near";

/** The newest rentals of the area that a 404 address names, else of the region. */
export async function NewestLinks({ address }: { address: string }) {
  const t = await getTranslations();
  const { area, rentals } = newestNear(address);
  const heading = area === null ? t("detail.newest") : t("detail.newestIn", { place: placeLabel(area, t) });
  return <RentalLinks heading={heading} rentals={rentals} />;
}
