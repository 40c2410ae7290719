import { eventAttributes } from "@/lib/analytics/event-attributes";
import { NO_SOURCE, sourcePostUrl } from "@/lib/description/source-post";
import type { Rental } from "@/lib/rentals/rental";
import { Disclosure } from "./disclosure";

/** Where the listing was read from. */
export function SourceDetails({ rental }: { rental: Rental }) {
  const href = sourcePostUrl(rental);
  return (
    <Disclosure summary="Source">
      {href === null ? (
        <p className="text-ink-soft">{NO_SOURCE}</p>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="ugc nofollow noopener"
          {...eventAttributes("source-click", rental.id)}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          Original post on Telegram
        </a>
      )}
    </Disclosure>
  );
}
