import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoSuchPage } from "@/components/fallback/missing-page";
import { missingMetadata } from "@/server/discovery/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return missingMetadata(t("notFound.title"));
}

/** The 404 page: server/http/rewrites.ts leads every address without a page to it. */
export default function Missing() {
  return <NoSuchPage />;
}
