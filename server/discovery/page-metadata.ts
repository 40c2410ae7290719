import type { Metadata } from "next";
import { LOCALES, type Locale } from "@/lib/language/locales";
import type { PreviewPicture } from "@/server/preview/preview-picture";
import { siteName } from "@/server/site/site-settings";

type Shared = {
  locale: Locale;
  /** Whether to name the other languages. Lists omit them to save bytes (docs/decisions/077-languages-in-the-sitemap.md). */
  namesOthers?: boolean;
  title: string;
  description: string;
  url: string;
  picture: PreviewPicture;
};

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: "en_US", id: "id_ID", ru: "ru_RU" };

/** The tags of a link preview, without duplicates between Open Graph and Twitter. */
export function shareTags(shared: Shared): Pick<Metadata, "openGraph" | "twitter"> {
  const { locale, namesOthers = false, title, description, url, picture } = shared;
  const others = namesOthers ? LOCALES.filter((other) => other !== locale) : [];
  return {
    openGraph: {
      type: "website",
      siteName: siteName(),
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: others.map((other) => OPEN_GRAPH_LOCALES[other]),
      title,
      description,
      url,
      images: [picture],
    },
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
  };
}

/** Metadata of a page whose link preview has its own title and description. */
export function pageMetadata(shared: Shared): Metadata {
  const { title, description, url } = shared;
  return { title, description, alternates: { canonical: url }, ...shareTags(shared) };
}

/** Metadata of a 404 page (docs/behaviour.md, S5): no description, canonical link or preview. */
export function missingMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: true } };
}
