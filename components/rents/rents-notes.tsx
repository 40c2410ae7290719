import { useTranslations } from "next-intl";
import { TextSection } from "@/components/site/text-page";
import { NEAR_KM } from "@/lib/market/neighbours";
import { MIN_RENTS } from "@/lib/market/rent-market";
import { daysShown } from "@/lib/rental/live";

/** How the figures are made, and where to get them. */
export function RentsNotes() {
  const t = useTranslations();
  return (
    <div className="max-w-2xl leading-relaxed">
      <TextSection id="method" heading={t("rents.method")}>
        <p>{t("rents.methodCounted", { days: daysShown(), fewest: MIN_RENTS })}</p>
        <p>{t("rents.methodNear", { fewest: MIN_RENTS, km: NEAR_KM })}</p>
        <p>{t("rents.methodAsking")}</p>
      </TextSection>
      <TextSection id="data" heading={t("rents.data")}>
        <p>{t("rents.dataWhat")}</p>
        <a href="/stats.json" className="action-link">
          JSON
        </a>
      </TextSection>
    </div>
  );
}
