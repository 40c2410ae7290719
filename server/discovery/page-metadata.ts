import "server-only";
import type { Metadata } from "next";
import type { Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { currentLanguage } from "@/server/language/current-locale";
import { brandPreview, type PreviewPicture } from "@/server/preview/preview-picture";
import { localUrl } from "@/server/site/absolute-url";
import { siteName } from "@/server/site/site-settings";

/** Search engines write descriptions of their own in place of shorter ones (docs/behaviour.md, S1). */
export const MIN_DESCRIPTION = 70;

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: "en_US", id: "id_ID", ru: "ru_RU" };

type Described = {
  /** Also that of a preview. The layout adds the site's name to that of the page. */
  title: string;
  description: string;
  /** The English path of the page: its canonical address. */
  path: string;
  /** The site's own by default. */
  picture?: PreviewPicture;
  robots?: Metadata["robots"];
  /** Feeds by their type. */
  types?: NonNullable<Metadata["alternates"]>["types"];
};

/** Robots of a page that may be indexed. */
export const INDEXED = { index: true, follow: true, "max-image-preview": "large" } as const;
export const NOT_INDEXED = { index: false, follow: true } as const;

/** The metadata of every kind of page, with the tags of a link preview. */
export function pageMetadata(described: Described, { locale, t }: Language): Metadata {
  const { title, description, path, picture = brandPreview(t), robots = INDEXED, types } = described;
  const url = localUrl(locale, path);
  return {
    title,
    description,
    robots,
    alternates: { canonical: url, ...(types === undefined ? {} : { types }) },
    openGraph: {
      ...{ type: "website", siteName: siteName(), locale: OPEN_GRAPH_LOCALES[locale] },
      ...{ title, description, url, images: [picture] },
    },
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
  };
}

/** Metadata of a 404 page (docs/behaviour.md, S5): no description, canonical link or preview. */
export function missingMetadata(title: string): Metadata {
  return { title, robots: NOT_INDEXED };
}

/** The pages of text, by their English address; all are in the sitemap (docs/behaviour.md, S8). */
export const TEXT_PAGES = {
  "/about": { title: "about.title", description: "about.description" },
  "/privacy": { title: "privacy.title", description: "privacy.description" },
  "/sources": { title: "sources.title", description: "sources.description" },
} as const;

export async function textPageMetadata(path: keyof typeof TEXT_PAGES): Promise<Metadata> {
  const language = await currentLanguage();
  const { title, description } = TEXT_PAGES[path];
  return pageMetadata({ title: language.t(title), description: language.t(description), path }, language);
}
