import type { Metadata } from "next";
import type { Language, Translator } from "@/lib/language/translator";
import { calendarDate } from "@/lib/rental/posting-date";
import type { RentsPage } from "@/server/search/current-market";
import { localUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";
import { pageMetadata } from "./page-metadata";

const PATH = "/rents";

/** The heading of /rents. */
export const rentsTitle = (t: Translator): string => t("rents.title", { area: t("places.region") });

function rentsDescription({ rows, listings }: RentsPage, { t }: Language): string {
  return t("rents.description", { areas: rows.length, listings, area: t("places.region") });
}

export function rentsMetadata(page: RentsPage, language: Language): Metadata {
  const description = rentsDescription(page, language);
  return pageMetadata({ title: rentsTitle(language.t), description, path: PATH }, language);
}

/** The reference for others who quote the figures: site, what it is, day, address (docs/behaviour.md, A9). */
export function citation({ readAt }: RentsPage, { locale, t }: Language): string {
  const date = calendarDate(new Date(readAt).toISOString(), locale) ?? "";
  return t("rents.citation", {
    site: siteName(),
    title: rentsTitle(t),
    date,
    url: localUrl(locale, PATH),
  });
}
