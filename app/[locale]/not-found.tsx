import type { Metadata } from "next";
import { missingMetadata } from "@/server/discovery/page-metadata";

export const metadata: Metadata = missingMetadata("Page not found");

/** Short, because it is in the RSC data of every page. Addresses without a page get the screen of app/missing instead. */
export default function NotFound() {
  return (
    <main id="main">
      <h1>Page not found.</h1>
      <a href="/">Browse all rentals</a>
    </main>
  );
}
