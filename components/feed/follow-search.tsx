import { FEED_FORMATS, feedPath, followedSearch } from "@/lib/feed/feed-path";
import type { ListQuery } from "@/lib/filters/schema";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { CopyFeed } from "./copy-feed.client";
import { FeedIcon } from "./feed-icon";

const LINK =
  "inline-flex min-h-11 items-center font-medium text-leaf text-sm underline decoration-line underline-offset-4 hover:decoration-current";

/** The feeds of a search, folded away; they can be had without scripts. */
export function FollowSearch({ query }: { query: ListQuery }) {
  return (
    <details className="group mt-6 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 font-semibold transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="text-clay">
          <FeedIcon />
        </span>
        Follow this search
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="ml-auto size-4 text-ink-soft transition-transform group-open:rotate-180"
        >
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="border-line border-t px-4 pt-4 pb-2">
        <p className="max-w-prose text-ink-soft text-sm">
          New rentals for <strong className="font-semibold text-ink">{followedSearch(query)}</strong>, in your
          feed reader as they are posted. No account, no e-mail.
        </p>
        <CopyFeed address={absoluteUrl(feedPath("xml", query))} />
        <p className="mt-1 flex flex-wrap gap-x-5">
          {(["xml", "json"] as const).map((format) => (
            <a
              key={format}
              href={feedPath(format, query)}
              type={FEED_FORMATS[format].mediaType}
              className={LINK}
            >
              Open as {FEED_FORMATS[format].label}
            </a>
          ))}
        </p>
      </div>
    </details>
  );
}
