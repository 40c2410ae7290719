import type { Metadata } from "next";
import { currentLocale } from "@/server/language/current-locale";
import { languageOf } from "@/server/language/language-of";
import { brandPreview } from "@/server/preview/preview-picture";
import { localUrl } from "@/server/site/absolute-url";
import { pageMetadata } from "./page-metadata";

/** The pages of text, by their English address; all are in the sitemap (docs/behaviour.md, S8). */
export const TEXT_PAGES = {
  "/about": { title: "about.title", description: "about.description" },
  "/privacy": { title: "privacy.title", description: "privacy.description" },
  "/sources": { title: "sources.title", description: "sources.description" },
} as const;

export async function textPageMetadata(path: keyof typeof TEXT_PAGES): Promise<Metadata> {
  const { locale, t } = languageOf(await currentLocale());
  const { title, description } = TEXT_PAGES[path];
  return pageMetadata({
    locale,
    title: t(title),
    description: t(description),
    url: localUrl(locale, path),
    picture: brandPreview(t),
  });
}
