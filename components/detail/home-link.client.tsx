"use client";

import { useSearchParams } from "next/navigation";
import { homeHref, parseListQuery } from "@/lib/filters/schema";
import { BackArrow } from "./back-arrow";
import { InBrowser } from "./in-browser.client";

function Anchor({ href }: { href: string }) {
  return (
    <a
      href={href}
      className="-mx-3 inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken"
    >
      <BackArrow />
      Home
    </a>
  );
}

function AnchorToCarriedQuery() {
  return <Anchor href={homeHref(parseListQuery(useSearchParams().toString()))} />;
}

/** Back to the list that the visitor came from: the query came along in the address (DESIGN section 4). */
export function HomeLink() {
  return (
    <InBrowser before={<Anchor href="/" />}>
      <AnchorToCarriedQuery />
    </InBrowser>
  );
}
