import { useTranslations } from "next-intl";
import { NewestLinks } from "@/components/detail/other-rentals";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";

/** `area` is the route parameter. */
export function AreaNotFound({ area }: { area: string }) {
  const t = useTranslations();
  return (
    <MissingPage reason={t("area.notFoundReason")} instead={<NewestLinks address={area} />}>
      <MissingTitle>{t("area.notFound")}</MissingTitle>
    </MissingPage>
  );
}
