"use client";

import { Fragment, useSyncExternalStore } from "react";
import { parseListQuery } from "@/lib/filters/schema";
import { keywordTerms } from "@/lib/text/keywords";
import { UNTRUSTED_LINK } from "@/lib/text/safe-url";
import type { TextLink } from "@/lib/text/text-links";
import { type NamedRange, type Part, textPieces } from "@/lib/text/text-pieces";

function Runs({ runs }: Pick<Part, "runs">) {
  return runs.map(({ start, text, marked }) =>
    marked ? (
      <mark key={start} className="rounded-xs bg-highlight px-0.5 text-black">
        {text}
      </mark>
    ) : (
      <Fragment key={start}>{text}</Fragment>
    ),
  );
}

/** Named words in one element for each of their names; the fragment of the address may lead to any. */
function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ start, names, runs }) => (
    <Fragment key={start}>
      {names.reduce(
        (words, name) => (
          <span key={name} id={name} className="named-words">
            {words}
          </span>
        ),
        <Runs runs={runs} />,
      )}
    </Fragment>
  ));
}

const subscribeToNothing = () => () => {};

/**
 * The query of the address, which the server does not know; empty in its HTML. Not by `useSearchParams`, for which the
 * text would be rendered again, and lose the words that the fragment of the address led to.
 */
function useQuery(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.search,
    () => "",
  );
}

type Props = {
  text: string;
  /** Of the text, where it is not English. */
  lang?: string;
  /** In its order, not overlapping. */
  links: readonly TextLink[];
  /** Words that links lead to. */
  named: readonly NamedRange[];
};

/**
 * The text of the advert, with the keywords of the search highlighted. Untrusted: never markup, each line in its own
 * script's direction, long words broken.
 */
export function Description({ text, lang, links, named }: Props) {
  const terms = keywordTerms(parseListQuery(useQuery()).keywords);
  return (
    <p
      dir="auto"
      lang={lang}
      className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
    >
      {textPieces(text, links, terms, named).map(({ start, href, parts }) =>
        href === null ? (
          <Parts key={start} parts={parts} />
        ) : (
          <a
            key={start}
            href={href}
            {...UNTRUSTED_LINK}
            // Its own direction, or a phone number in Arabic text would be reordered.
            dir="auto"
            className="text-leaf underline underline-offset-2"
          >
            <Parts parts={parts} />
          </a>
        ),
      )}
    </p>
  );
}
