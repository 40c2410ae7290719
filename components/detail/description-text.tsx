import { Fragment } from "react";
import { type Piece, textPieces } from "@/lib/description/text-pieces";

function Runs({ runs }: Pick<Piece, "runs">) {
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

type Props = { text: string; terms: readonly string[] };

/** Text of a stranger: never markup, each line in the direction of its own script, long words broken. */
export function DescriptionText({ text, terms }: Props) {
  return (
    <p
      dir="auto"
      className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
    >
      {textPieces(text, terms).map(({ start, href, runs }) =>
        href === null ? (
          <Runs key={start} runs={runs} />
        ) : (
          <a
            key={start}
            href={href}
            target="_blank"
            rel="ugc nofollow noopener"
            // Of its own direction: a phone number in Arabic text would be read backwards.
            dir="auto"
            className="text-leaf underline underline-offset-2"
          >
            <Runs runs={runs} />
          </a>
        ),
      )}
    </p>
  );
}
