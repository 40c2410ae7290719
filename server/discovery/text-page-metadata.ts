import type { Metadata } from "next";
import type { Language } from "@/lib/language/translator";
import { localUrl } from "@/server/http/absolute-url";
import { brandPreview } from "@/server/preview/preview-picture";
import { pageMetadata } from "./page-metadata";

/** The pages of text, by their English address; all are in the sitemap (docs/behaviour.md, S8). */
export const TEXT_PAGES = ["/about", "/privacy", "/sources"] as const;

export function textPageMetadata(
  path: (typeof TEXT_PAGES)[number],
  { title, description }: { title: string; description: string },
  { locale, t }: Language,
): Metadata {
  const url = localUrl(locale, path);
  return pageMetadata({ locale, title, description, url, picture: brandPreview(t) });
}
