import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { Analytics } from "@/components/analytics/analytics";
import { SiteHeader } from "@/components/header/site-header";
import { BrokenPictures } from "@/components/media/broken-pictures.client";
import { serverEnv } from "@/lib/site/server-env";
import { SITE_DESCRIPTION, SITE_NAME, SITE_TAGLINE } from "@/lib/site/site";
import { StoreHydration } from "@/stores/store-hydration.client";
import "./globals.css";

/** Plus Jakarta Sans, drawn in Jakarta; the Latin subset, every weight in one file. */
const jakarta = localFont({
  src: "./fonts/plus-jakarta-sans-latin.woff2",
  weight: "200 800",
  variable: "--font-jakarta",
});

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(serverEnv.siteUrl()),
    title: { default: `Monthly rentals in Bali: ${SITE_TAGLINE}`, template: `%s · ${SITE_NAME}` },
    description: SITE_DESCRIPTION,
    applicationName: SITE_NAME,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf6ef" },
    { media: "(prefers-color-scheme: dark)", color: "#101a16" },
  ],
};

export default function RootLayout({ children, modal }: LayoutProps<"/">) {
  return (
    <html lang="en" className={jakarta.variable}>
      <body>
        <StoreHydration />
        <BrokenPictures />
        <SiteHeader />
        {children}
        {modal}
        <Analytics />
      </body>
    </html>
  );
}
