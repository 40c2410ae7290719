import { useLanguage } from "@/components/language/use-language";
import { SmallChevronIcon } from "@/components/ui/icons";
import type { ListQuery } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import { ATOM, feedPath, followedSearch } from "@/server/discovery/feed-path";
import { TelegramAlertsLink } from "./telegram-alerts";

/** Offers the site's bot and the list's feed, folded. Works without JavaScript. */
export function FollowSearch({ query, alerts }: { query: ListQuery; alerts: string | null }) {
  const language = useLanguage();
  const { locale, t } = language;
  return (
    <>
      {alerts === null ? null : (
        <div className="mt-6">
          <TelegramAlertsLink href={alerts} />
          <p className="max-w-prose text-ink-soft text-sm">{t("listNotes.telegram.text")}</p>
        </div>
      )}
      <details className="follow-search">
        <summary>
          {t("listNotes.follow.heading")}
          <SmallChevronIcon />
        </summary>
        <div>
          <p>
            {t.rich("listNotes.follow.intro", {
              search: followedSearch(query, language),
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
          <ul>
            {alerts === null ? <li>{t("listNotes.follow.telegram")}</li> : null}
            <li>{t("listNotes.follow.email")}</li>
            <li>{t("listNotes.follow.reader")}</li>
          </ul>
          <a href={localPath(locale, feedPath(query))} type={ATOM} className="action-link">
            {t("listNotes.follow.open")}
          </a>
        </div>
      </details>
    </>
  );
}
