import type { Metadata } from "next";
import type { Language, Translator } from "@/lib/language/translator";
import type { RentsPage } from "@/server/search/current-market";
import { pageMetadata } from "./page-metadata";

/** The heading of /rents. */
export const rentsTitle = (t: Translator): string => t("rents.title", { area: t("places.region") });

export function rentsMetadata({ rows, listings }: RentsPage, language: Language): Metadata {
  const { t } = language;
  const description = t("rents.description", { areas: rows.length, listings, area: t("places.region") });
  return pageMetadata({ title: rentsTitle(t), description, path: "/rents" }, language);
}
