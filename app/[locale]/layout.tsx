import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { AnalyticsScript } from "@/components/site/analytics-script.client";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { SiteLooks } from "@/components/site/site-looks";
import { islandMessages } from "@/lib/language/island-messages";
import { DEFAULT_LOCALE, LOCALES, localPath } from "@/lib/language/locales";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { hasOwnIslandWords, MESSAGES } from "@/server/language/messages";
import { pageIcons } from "@/server/site/logo";
import { siteAnalytics, siteName, siteSettings } from "@/server/site/site-settings";
import { preloadRussianLetters } from "../fonts/russian-letters";
import { BrokenPictures, IslandLanguage, LanguageOffer, StoreHydration } from "./islands.client";
import "../globals.css";

/** Plus Jakarta Sans: Latin subset, all weights from regular to extra bold in one variable font. */
const jakarta = localFont({
  src: "../fonts/plus-jakarta-sans-latin.woff2",
  weight: "400 800",
  variable: "--font-jakarta",
});

export async function generateMetadata(): Promise<Metadata> {
  const { locale, t } = languageOf(await currentLocale());
  return {
    title: { default: t("meta.home", { tagline: t("meta.tagline") }), template: `%s · ${siteName()}` },
    description: t("meta.description"),
    applicationName: siteName(),
    manifest: localPath(locale, "/manifest.webmanifest"),
    icons: pageIcons(),
  };
}

/** What pages show is read while the site runs: a build has no listings. */
export const dynamic = "force-dynamic";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf6ef" },
    { media: "(prefers-color-scheme: dark)", color: "#101a16" },
  ],
};

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, modal }: LayoutProps<"/[locale]">) {
  const locale = await currentLocale();
  const isInScripts = locale === DEFAULT_LOCALE && !hasOwnIslandWords(siteSettings());
  const analytics = siteAnalytics();
  if (locale === "ru") preloadRussianLetters();
  return (
    <html lang={locale} className={jakarta.variable}>
      <body>
        <SiteLooks />
        <IslandLanguage locale={locale} messages={isInScripts ? null : islandMessages(MESSAGES[locale])}>
          <StoreHydration />
          <BrokenPictures />
          <SiteHeader />
          {children}
          <SiteFooter />
          {modal}
          <LanguageOffer />
          {analytics === null ? null : <AnalyticsScript settings={analytics} />}
        </IslandLanguage>
      </body>
    </html>
  );
}
