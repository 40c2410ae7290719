"use client";

import { clsx } from "clsx";
import { Fragment } from "react";
import { useBrowserValue } from "@/components/ui/in-browser.client";
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

/** One element per name, because the address's fragment may refer to any of them. */
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

type Props = {
  text: string;
  lang?: string;
  /** Sorted by position, not overlapping. */
  links: readonly TextLink[];
  /** Words that can be link targets. */
  named: readonly NamedRange[];
};

/**
 * The advert's text with the searched keywords marked. Untrusted: never markup, and each line has the direction of its
 * script.
 */
export function Description({ text, lang, links, named }: Props) {
  // With `useSearchParams` the text would be rendered again and lose the target of the address's fragment.
  const query = useBrowserValue(() => window.location.search, "");
  const { wanted: terms } = keywordTerms(parseListQuery(query).keywords);
  return (
    <p
      dir="auto"
      lang={lang}
      className="whitespace-pre-wrap leading-relaxed wrap-anywhere [unicode-bidi:plaintext]"
    >
      {textPieces(text, links, terms, named).map(({ start, href, parts }) =>
        href === null ? (
          <Parts key={start} parts={parts} />
        ) : (
          <a
            key={start}
            href={href}
            {...UNTRUSTED_LINK}
            // Without its own direction, a phone number in Arabic text would be reordered.
            dir="auto"
            className={clsx("text-leaf underline underline-offset-2", href.startsWith("http") && "outward")}
          >
            <Parts parts={parts} />
          </a>
        ),
      )}
    </p>
  );
}
