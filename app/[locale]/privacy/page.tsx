import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { TextPage, TextSection } from "@/components/site/text-page";
import { localPath } from "@/lib/language/locales";
import { privacyStatements } from "@/server/reporting/privacy-statements";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("privacy.title"), description: t("privacy.description") };
}

/** Written out in full, because the build inlines only literal `process.env.NAME` expressions. */
const SETTINGS = {
  NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN,
  NEXT_PUBLIC_SENTRY_PERSONAL_DATA: process.env.NEXT_PUBLIC_SENTRY_PERSONAL_DATA,
  NEXT_PUBLIC_ANALYTICS_URL: process.env.NEXT_PUBLIC_ANALYTICS_URL,
  NEXT_PUBLIC_ANALYTICS_WEBSITE_ID: process.env.NEXT_PUBLIC_ANALYTICS_WEBSITE_ID,
  NEXT_PUBLIC_ANALYTICS_COLLECT_URL: process.env.NEXT_PUBLIC_ANALYTICS_COLLECT_URL,
  NEXT_PUBLIC_ANALYTICS_RESPECT_DNT: process.env.NEXT_PUBLIC_ANALYTICS_RESPECT_DNT,
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY,
  NEXT_PUBLIC_MAP_TILE_URL: process.env.NEXT_PUBLIC_MAP_TILE_URL,
};

export default function PrivacyPage() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <TextPage heading={t("privacy.heading")}>
      <TextSection id="device" heading={t("privacy.device")}>
        <p>{t("privacy.deviceKeeps")}</p>
        <p>{t("privacy.deviceMessages")}</p>
      </TextSection>
      <TextSection id="visit" heading={t("privacy.visit")}>
        <ul className="list-disc space-y-2 pl-6">
          {privacyStatements(SETTINGS, t).map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
          <li>{t("privacy.bot")}</li>
        </ul>
      </TextSection>
      <TextSection id="adverts" heading={t("privacy.adverts")}>
        <p>
          {t.rich("privacy.advertsShown", {
            link: (text) => (
              <a
                href={localPath(locale, "/about#takedown")}
                className="font-semibold text-leaf underline underline-offset-4"
              >
                {text}
              </a>
            ),
          })}
        </p>
      </TextSection>
    </TextPage>
  );
}
