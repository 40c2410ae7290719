import { useTranslations } from "next-intl";
/**
 * No handler: `ResultsRegion` listens for clicks on `[data-hide]`. Must not contain elements, or `event.target` would lack
 * the attribute.
 */
export function HideButton({ id, title }: { id: number; title: string }) {
  const t = useTranslations();
  return (
    <button type="button" data-hide={id} aria-label={t("card.hideRental", { title })} className="card-hide">
      {t("card.hide")}
    </button>
  );
}
