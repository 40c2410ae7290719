import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";
import { NotFoundWithBody } from "@/components/fallback/not-found-with-body.client";
import { missingMetadata } from "@/server/discovery/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return missingMetadata(t("notFound.title"));
}

/** The 404 page: server/http/rewrites.ts leads every address without a page to it. */
export default function Missing() {
  const t = useTranslations();
  return (
    <NotFoundWithBody>
      <MissingPage reason={t("missing.reason")}>
        <MissingTitle>{t("missing.title")}</MissingTitle>
      </MissingPage>
    </NotFoundWithBody>
  );
}
