import { HomeLink } from "@/components/detail/home-link.client";
import { RentsNotes, RentsTable } from "@/components/rents/rents-table";
import { calendarDate } from "@/lib/rental/posting-date";
import { readOr } from "@/server/data/unread";
import { rentsMetadata, rentsTitle } from "@/server/discovery/rents-metadata";
import { currentLanguage } from "@/server/language/current-locale";
import { findRentsPage } from "@/server/search/current-market";
import { metadataOf, UnreadPage } from "../unread-page";
import "@/components/rents/rents.css";

export const generateMetadata = () => metadataOf(findRentsPage, rentsMetadata);

export default async function RentsPage() {
  const page = await readOr(findRentsPage);
  if (page === "unread") return <UnreadPage />;
  const language = await currentLanguage();
  const { locale, t } = language;
  const { rows, listings, readAt } = page;
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pt-3 pb-16 sm:px-6">
      <HomeLink />
      <h1 className="mt-3 font-semibold text-3xl tracking-tight sm:text-4xl">{rentsTitle(t)}</h1>
      <p className="mt-4 max-w-prose leading-relaxed">
        {t("rents.intro", {
          areas: rows.length,
          listings,
          date: calendarDate(new Date(readAt).toISOString(), locale) ?? "",
        })}
      </p>
      {rows.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t("rents.nothing")}</p>
      ) : (
        <RentsTable rows={rows} />
      )}
      <RentsNotes />
    </main>
  );
}
