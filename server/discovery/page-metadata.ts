import type { Metadata } from "next";
import { SITE_NAME } from "@/lib/text/site-name";
import type { PreviewPicture } from "@/server/preview/preview-picture";

type Shared = { title: string; description: string; url: string; picture: PreviewPicture };

/** The tags of a link preview, without duplicates between Open Graph and Twitter. */
export function shareTags(shared: Shared): Pick<Metadata, "openGraph" | "twitter"> {
  const { title, description, url, picture } = shared;
  return {
    openGraph: {
      type: "website",
      siteName: SITE_NAME,
      locale: "en_US",
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

/** Metadata of a 404 page (docs/behaviour.md, S5): no description, canonical link or preview. */
export function missingMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: true } };
}
