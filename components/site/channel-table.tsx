import { useLanguage } from "@/components/language/use-language";
import { groupDigits } from "@/lib/money/format-price";
import type { ChannelSource } from "@/lib/rental/channel-sources";
import { shortDateSeenFrom } from "@/lib/rental/posting-date";
import { TextLink } from "./text-page";

const CELL = "border-line border-b py-2.5 pr-4 text-left align-top";

/** The channels with the number of their posts and the date of the newest (docs/behaviour.md, T6). */
export function ChannelTable({ sources }: { sources: readonly ChannelSource[] }) {
  const { t, locale } = useLanguage();
  if (sources.length === 0) return <p>{t("sources.none")}</p>;
  return (
    <table className="w-full border-collapse tabular-nums">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col" className={CELL}>
            {t("sources.channel")}
          </th>
          <th scope="col" className={CELL}>
            {t("sources.shown")}
          </th>
          <th scope="col" className={CELL}>
            {t("sources.newest")}
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ name, posts, newest }) => (
          <tr key={name}>
            <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
              {name === null ? (
                t("sources.groups")
              ) : (
                <TextLink href={`https://t.me/${name}`} rel="nofollow noopener">
                  {`@${name}`}
                </TextLink>
              )}
            </th>
            <td className={CELL}>{groupDigits(posts, locale)}</td>
            <td className={CELL}>{shortDateSeenFrom(null, newest, locale) ?? t("dates.unknown")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
