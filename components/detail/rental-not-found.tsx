import { useTranslations } from "next-intl";
import { MissingPage } from "@/components/fallback/missing-page";
import { NewestLinks } from "./newest-links";
import { NotFoundTitle } from "./not-found-message";

/** Not a `not-found.tsx`, which would be in the RSC data of every rental's page. `slug` is the route parameter. */
export function RentalNotFound({ slug }: { slug: string }) {
  const t = useTranslations();
  return (
    <MissingPage reason={t("notFound.rentalReason")} instead={<NewestLinks address={slug} />}>
      <NotFoundTitle />
    </MissingPage>
  );
}
