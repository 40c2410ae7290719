import { getTranslations } from "next-intl/server";
import { NoSuchPage } from "@/components/fallback/missing-page";
import { missingMetadata } from "@/server/discovery/page-metadata";

export const generateMetadata = async () => missingMetadata((await getTranslations())("notFound.title"));

/** The 404 page: server/http/rewrites.ts leads every address without a page to it. */
export default function Missing() {
  return <NoSuchPage />;
}
