"use client";

import { useSearchParams } from "next/navigation";
import { keywordTerms } from "@/lib/filters/keyword-terms";
import { parseListQuery } from "@/lib/filters/schema";
import { DescriptionText } from "./description-text";
import { InBrowser } from "./in-browser.client";

const NO_TERMS: readonly string[] = [];

/** The terms come with the address of the navigation, which the server does not know: it sends the text unmarked. */
function MarkedDescription({ text }: { text: string }) {
  const { keywords } = parseListQuery(useSearchParams().toString());
  return <DescriptionText text={text} terms={keywordTerms(keywords)} />;
}

/** A listing's own text, with the keywords that led to it highlighted. */
export function Description({ text }: { text: string }) {
  return (
    <InBrowser before={<DescriptionText text={text} terms={NO_TERMS} />}>
      <MarkedDescription text={text} />
    </InBrowser>
  );
}
