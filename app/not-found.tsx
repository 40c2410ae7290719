import type { Metadata } from "next";
import { MissingPage, MissingTitle } from "@/components/fallback/missing-page";
import { missingMetadata } from "@/lib/discovery/page-metadata";

export const metadata: Metadata = missingMetadata("Page not found");

export default function NotFound() {
  return (
    <MissingPage reason="The address may be mistyped, or the page is no longer here.">
      <MissingTitle>Page not found.</MissingTitle>
    </MissingPage>
  );
}
