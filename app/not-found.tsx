import type { Metadata } from "next";
import { missingMetadata } from "@/server/discovery/page-metadata";

export const metadata: Metadata = missingMetadata("Page not found");

/** Short, because it is in the data of every page; an address without a page has a screen of its own (app/missing). */
export default function NotFound() {
  return (
    <main id="main">
      <h1>Page not found.</h1>
      <a href="/">Browse all rentals</a>
    </main>
  );
}
