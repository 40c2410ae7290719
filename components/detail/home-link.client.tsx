"use client";

import { useSearchParams } from "next/navigation";
import { BackIcon } from "@/components/ui/icons";
import { InBrowser } from "@/components/ui/in-browser.client";
import { homeHref, parseListQuery } from "@/lib/filters/schema";

function Anchor({ href }: { href: string }) {
  return (
    <a
      href={href}
      className="-mx-3 inline-flex h-11 items-center gap-2 rounded-full px-3 font-medium text-leaf hover:bg-sunken print:hidden"
    >
      <BackIcon />
      Home
    </a>
  );
}

function AnchorToCarriedQuery() {
  return <Anchor href={homeHref(parseListQuery(useSearchParams().toString()))} />;
}

/** Back to the list that the visitor came from: the rental's URL carries the list's query. */
export function HomeLink() {
  return (
    <InBrowser before={<Anchor href="/" />}>
      <AnchorToCarriedQuery />
    </InBrowser>
  );
}
