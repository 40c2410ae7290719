import { useLanguage } from "@/components/language/use-language";
import { ChevronIcon } from "@/components/ui/icons";
import type { ExchangeRates } from "@/lib/money/currency";
import { type JoinedPosts, joinedPosts, newestPostAt, type Reposts } from "@/lib/rental/joined-posts";
import { postingDate } from "@/lib/rental/posting-date";
import type { Rental } from "@/lib/rental/rental";
import { UNTRUSTED_LINK } from "@/lib/text/safe-url";

function OtherPosts({ summary, posts, note }: JoinedPosts) {
  const { t } = useLanguage();
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <span className="underline underline-offset-4">{summary}</span>
        <ChevronIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-1 grid gap-2 border-line border-l-2 pl-3">
        {posts.map(({ key, when, rent, href }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            {rent === null ? when : t("posts.withRent", { posted: when, rent })}
            {href === null ? null : (
              <a
                href={href}
                {...UNTRUSTED_LINK}
                className="outward inline-flex min-h-11 items-center text-leaf underline underline-offset-2"
              >
                {t("posts.telegram")}
              </a>
            )}
          </li>
        ))}
      </ol>
      {note === null ? null : <p className="mt-3">{note}</p>}
    </details>
  );
}

type Props = {
  rental: Rental;
  reposts: Reposts | null;
  rates: ExchangeRates;
  /** When the listing was read, in ms since the epoch. */
  readAt: number;
};

export function Posted({ rental, reposts, rates, readAt }: Props) {
  const language = useLanguage();
  const { t } = language;
  const now = new Date(readAt);
  const { posted_at } = rental;
  const newestAt = newestPostAt(rental, reposts);
  const dateOf = (iso: string | null) => postingDate(iso === null ? null : new Date(iso), now, language);
  const [first, last] = [dateOf(posted_at), dateOf(newestAt)];
  const joined = joinedPosts(rental, reposts, { now, rates, language });
  return (
    <div className="pb-3 text-ink-soft text-sm">
      <p>{first === last ? t("posts.on", { date: first }) : t("posts.again", { date: first, last })}</p>
      {joined === null ? null : <OtherPosts {...joined} />}
    </div>
  );
}
