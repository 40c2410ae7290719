import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RatesProvider } from "@/components/currency/rates.client";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { TelegramAlertsLink } from "@/components/results/telegram-alerts";
import { LikedList } from "@/components/shortlist/liked-list.client";
import { snapshot } from "@/server/data/snapshot";
import { readOr } from "@/server/data/unread";
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

/** Also kept on the device, for when there is no connection (docs/behaviour.md, K7). */
export default async function LikedPage() {
  const t = await getTranslations();
  // The page works without a snapshot: its cards are fetched, or kept on the device.
  const live = await readOr(snapshot);
  return (
    <main id="main" className="mx-auto max-w-[110rem] px-4 pt-4 pb-16 sm:px-6">
      <h1 className="font-extrabold text-2xl tracking-tight sm:text-3xl">{t("likedPage.heading")}</h1>
      <RatesProvider rates={live === "unread" ? {} : live.rates.rates}>
        <section id="results" aria-label={t("home.results")} tabIndex={-1} className="focus:outline-none">
          <IslandBoundary place="liked">
            <LikedList />
          </IslandBoundary>
        </section>
      </RatesProvider>
      <TelegramAlertsLink href={alertsLink({})} />
    </main>
  );
}
