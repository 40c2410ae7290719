import { useLocale, useTranslations } from "next-intl";
import { OwnerText } from "@/components/site/owner-text";
import { TextLink, TextPage, TextSection } from "@/components/site/text-page";
import { localPath } from "@/lib/language/locales";
import { daysShown } from "@/lib/rental/live";
import { textPageMetadata } from "@/server/discovery/page-metadata";
import { privacyStatements } from "@/server/reporting/privacy-statements";
import { siteAnalytics } from "@/server/site/site-settings";

export const generateMetadata = () => textPageMetadata("/privacy");

/** Written out in full, because the build inlines only literal `process.env.NAME` expressions. */
const SETTINGS = {
  NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  NEXT_PUBLIC_SENTRY_PERSONAL_DATA: process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA,
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY,
  NEXT_PUBLIC_MAP_TILE_URL: process.env.NEXT_PUBLIC_MAP_TILE_URL,
};

export default function PrivacyPage() {
  const [locale, t] = [useLocale(), useTranslations()];
  return (
    <TextPage heading={t("privacy.heading")}>
      <OwnerText name="privacy">
        <TextSection id="device" heading={t("privacy.device")}>
          <p>{t("privacy.deviceKeeps")}</p>
          <p>{t("privacy.deviceMessages")}</p>
        </TextSection>
        <TextSection id="visit" heading={t("privacy.visit")}>
          <ul className="list-disc space-y-2 pl-6">
            {privacyStatements(SETTINGS, siteAnalytics(), t).map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
            <li>{t("privacy.counts")}</li>
            <li>{t("privacy.bot")}</li>
          </ul>
        </TextSection>
        <TextSection id="adverts" heading={t("privacy.adverts")}>
          <p>
            {t.rich("privacy.advertsShown", {
              link: (text) => <TextLink href={localPath(locale, "/about#takedown")}>{text}</TextLink>,
            })}
          </p>
          <p>
            {t.rich("privacy.advertsKept", {
              days: daysShown(),
              link: (text) => <TextLink href={localPath(locale, "/sources")}>{text}</TextLink>,
            })}
          </p>
        </TextSection>
      </OwnerText>
    </TextPage>
  );
}
