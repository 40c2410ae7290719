import type { Metadata } from "next";
import { Photo } from "@/components/media/photo";
import { missingMetadata } from "@/lib/discovery/page-metadata";

export const metadata: Metadata = missingMetadata("Page not found");

export default function NotFound() {
  return (
    <main
      id="main"
      className="mx-auto grid max-w-5xl items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-2 md:gap-12 md:py-20"
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
        {/* Not before it is seen: this screen is in the data of every page, and what it loads at once each page loads. */}
        <Photo src="/hero.webp" alt="" sizes="(min-width: 48rem) 30rem, 92vw" widths={[640, 640]} />
      </div>
      <div className="grid justify-items-start gap-4">
        <h1 className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">Page not found.</h1>
        <p className="text-ink-soft text-lg">The address may be mistyped, or the page is no longer here.</p>
        <a
          href="/"
          className="mt-2 grid h-12 place-items-center rounded-full bg-leaf px-6 font-semibold text-on-leaf"
        >
          Browse all rentals
        </a>
      </div>
    </main>
  );
}
