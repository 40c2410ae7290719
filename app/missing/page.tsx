import type { Metadata } from "next";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";
import { NotFoundWithBody } from "@/components/fallback/not-found-with-body.client";
import { missingMetadata } from "@/server/discovery/page-metadata";

export const metadata: Metadata = missingMetadata("Page not found");

/** The 404 page: next.config.ts rewrites every address without a page to it. */
export default function Missing() {
  return (
    <NotFoundWithBody>
      <MissingPage reason="The address may be mistyped, or the page is no longer here.">
        <MissingTitle>Page not found.</MissingTitle>
      </MissingPage>
    </NotFoundWithBody>
  );
}
