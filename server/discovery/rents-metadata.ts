import type { Metadata } from "next";
import type { Dataset, WithContext } from "schema-dts";
import type { Language, Translator } from "@/lib/language/translator";
import { calendarDate } from "@/lib/rental/posting-date";
import type { RentsPage } from "@/server/search/current-market";
import { absoluteUrl, localUrl } from "@/server/site/absolute-url";
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

/** The figures as a data set, which search engines for data list. */
export function rentsJsonLd(page: RentsPage, language: Language): WithContext<Dataset> {
  const { locale, t } = language;
  const url = localUrl(locale, PATH);
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    "@id": `${url}#data`,
    url,
    name: rentsTitle(t),
    description: rentsDescription(page, language),
    inLanguage: locale,
    dateModified: new Date(page.readAt).toISOString(),
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: siteName(), url: absoluteUrl("/") },
    spatialCoverage: { "@type": "Place", name: t("places.region") },
    variableMeasured: t("rents.measured"),
    distribution: [
      { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: absoluteUrl("/stats.csv") },
      { "@type": "DataDownload", encodingFormat: "application/json", contentUrl: absoluteUrl("/stats.json") },
    ],
  };
}
