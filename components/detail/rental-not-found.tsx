import { useTranslations } from "next-intl";
import { MissingPage } from "@/components/fallback/missing-page";
import { NewestLinks } from "./newest-links";
import { NotFoundTitle } from "./not-found-message";

/**
 * The 404 screen of a rental. `slug` is the route parameter. Not a `not-found.tsx`, which would be in the RSC data of every
 * rental's page.
 */
export function RentalNotFound({ slug }: { slug: string }) {
  const t = useTranslations();
  return (
    <MissingPage reason={t("notFound.rentalReason")} instead={<NewestLinks address={slug} />}>
      <NotFoundTitle />
    </MissingPage>
  );
}
