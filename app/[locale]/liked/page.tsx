import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { TelegramAlertsLink } from "@/components/results/telegram-alerts";
import { Shortlist } from "@/components/shortlist/stored-shortlist.client";
import { alertsLink } from "@/server/discovery/alerts-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return {
    title: t("likedPage.title"),
    description: t("likedPage.description"),
    // The HTML is empty: the likes are on the visitor's device.
    robots: { index: false },
  };
}

/** The shortlist on the device. Also shown for any address while there is no connection (docs/behaviour.md, K7). */
export default function LikedPage() {
  const t = useTranslations();
  return (
    <main id="main" className="mx-auto max-w-[110rem] px-4 pt-4 pb-16 sm:px-6">
      <h1 className="font-display font-extrabold text-2xl tracking-tight sm:text-3xl">
        {t("likedPage.heading")}
      </h1>
      <IslandBoundary place="liked">
        <Shortlist />
      </IslandBoundary>
      <TelegramAlertsLink alerts={alertsLink({})} />
    </main>
  );
}
