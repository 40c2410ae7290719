import { useLanguage } from "@/components/language/use-language";
import { LINE, SmallChevronIcon, Svg } from "@/components/ui/icons";
import type { ListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { FEED_FORMATS, feedPath, followedSearch } from "@/server/discovery/feed-path";
import { localUrl } from "@/server/http/absolute-url";
import { CopyFeed } from "./copy-feed.client";

/** The common symbol of a web feed. */
function FeedIcon() {
  return (
    <Svg>
      <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14" {...LINE} strokeWidth="2.2" />
      <circle cx="6.5" cy="17.5" r="1.8" fill="currentColor" />
    </Svg>
  );
}

/** The feeds of a search, folded. Works without JavaScript too. */
export function FollowSearch({ query }: { query: ListQuery }) {
  const language = useLanguage();
  const address = localUrl(language.locale, feedPath("xml", query));
  return (
    <details className="follow-search">
      <summary>
        <FeedIcon />
        Follow this search
        <SmallChevronIcon />
      </summary>
      <div>
        <p>
          New rentals for <strong>{followedSearch(query, language)}</strong>, as they are posted, without an
          account:
        </p>
        <ul>
          <li>In Telegram: send the address to a feed bot (search for “RSS bot”).</li>
          <li>By e-mail: give it to a feed-to-e-mail service.</li>
          <li>In a feed reader: add it as a feed.</li>
        </ul>
        <div className="follow-address">
          <label>
            Feed address
            <input readOnly value={address} />
          </label>
          <CopyFeed address={address} />
        </div>
        <p className="follow-formats">
          {(["xml", "json"] as const).map((format) => (
            <a
              key={format}
              href={localPath(language.locale, feedPath(format, query))}
              type={FEED_FORMATS[format].mediaType}
            >
              {`Open as ${FEED_FORMATS[format].label}`}
            </a>
          ))}
        </p>
      </div>
    </details>
  );
}
