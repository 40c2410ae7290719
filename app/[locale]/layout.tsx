import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { preload } from "react-dom";
import { AnalyticsScript } from "@/components/site/analytics-script.client";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { SiteLooks } from "@/components/site/site-looks";
import { islandMessages } from "@/lib/language/island-messages";
import { DEFAULT_LOCALE, localPath } from "@/lib/language/locales";
import { currentLanguage, currentLocale } from "@/server/language/current-locale";
import { hasOwnIslandWords, MESSAGES } from "@/server/language/messages";
import { pageIcons } from "@/server/site/logo";
import { siteAnalytics, siteName, siteSettings } from "@/server/site/site-settings";
import { BrokenPictures, IslandLanguage, StoreHydration } from "./islands.client";
import "../globals.css";

/** Plus Jakarta Sans: Latin subset, all weights from regular to extra bold in one variable font. */
const jakarta = localFont({
  src: "../fonts/plus-jakarta-sans-latin.woff2",
  weight: "400 800",
  variable: "--font-jakarta",
});

/** The same file as in app/globals.css, under the name that the build gives it. */
const RUSSIAN_LETTERS = String(new URL("../fonts/manrope-russian.woff2", import.meta.url));

export async function generateMetadata(): Promise<Metadata> {
  const { locale, t } = await currentLanguage();
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

export default async function RootLayout({ children, modal }: LayoutProps<"/[locale]">) {
  const locale = await currentLocale();
  const isInScripts = locale === DEFAULT_LOCALE && !hasOwnIslandWords(siteSettings());
  const analytics = siteAnalytics();
  // The framework's own fonts would be preloaded by the pages of every language.
  if (locale === "ru") preload(RUSSIAN_LETTERS, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
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
          {analytics === null ? null : <AnalyticsScript settings={analytics} />}
        </IslandLanguage>
      </body>
    </html>
  );
}
