import { useTranslations } from "next-intl";
import { RentalTitle } from "./rental-title.client";

export function NotFoundTitle() {
  const t = useTranslations();
  return <RentalTitle>{t("notFound.rental")}</RentalTitle>;
}

export function NotFoundMessage() {
  const t = useTranslations();
  return (
    <div className="grid justify-items-center gap-4 py-14 text-center">
      <NotFoundTitle />
      <p className="max-w-prose text-ink-soft">{t("notFound.rentalReason")}</p>
    </div>
  );
}
