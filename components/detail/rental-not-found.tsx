import { useTranslations } from "next-intl";
import { MissingPage } from "@/components/fallback/missing-page";
import { NewestLinks } from "./other-rentals";
import { RentalTitle } from "./rental-title.client";

/** Not a `not-found.tsx`, which would be in the RSC data of every rental's page. `slug` is the route parameter. */
export function RentalNotFound({ slug }: { slug: string }) {
  const t = useTranslations();
  return (
    <MissingPage reason={t("notFound.rentalReason")} instead={<NewestLinks address={slug} />}>
      <RentalTitle>{t("notFound.rental")}</RentalTitle>
    </MissingPage>
  );
}

/** Needs no link to the list, which is behind the modal. */
export function RentalNotFoundInModal() {
  const t = useTranslations();
  return (
    <div className="grid justify-items-center gap-4 py-14 text-center">
      <RentalTitle>{t("notFound.rental")}</RentalTitle>
      <p className="max-w-prose text-ink-soft">{t("notFound.rentalReason")}</p>
    </div>
  );
}
