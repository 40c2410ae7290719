import type { Language } from "@/lib/language/translator";
import type { ExchangeRates } from "@/lib/money/currency";
import { compactAmount, formatRent } from "@/lib/money/format-price";
import { type Source, sourcePostUrl } from "./contact";
import { postingDate, shortDateSeenFrom } from "./posting-date";
import { type DifferingRent, differingRent } from "./rent";
import type { Rental } from "./rental";

export type DatedRent = Pick<Rental, "posted_at" | "rent">;

export type Repost = DatedRent & Source & { raw_description: string };

/** The other posts of a home, newest first (docs/behaviour.md, D10). */
export type Reposts = {
  count: number;
  rents: readonly DatedRent[];
  newest: readonly Repost[];
};

type ListedPost = {
  key: string;
  when: string;
  rent: string | null;
  href: string | null;
};

export type JoinedPosts = {
  /** "Posted 3 times since 12 Oct, was Rp 25M". */
  summary: string;
  posts: readonly ListedPost[];
  /** "The newest 20 of 240 other posts"; null if all are listed. */
  note: string | null;
};

const timeOf = ({ posted_at }: DatedRent): number =>
  posted_at === null ? Number.NaN : Date.parse(posted_at);

export function newestPostAt(rental: DatedRent, reposts: Reposts | null): string | null {
  const dated = [rental, ...(reposts?.rents ?? [])].filter((post) => !Number.isNaN(timeOf(post)));
  return dated.toSorted((a, b) => timeOf(b) - timeOf(a))[0]?.posted_at ?? null;
}

/** `now`: the time to which "Today" refers. */
type Known = { now: Date; rates: ExchangeRates; language: Language };

/** Appends ", last for Rp 22M" if the newest post asks a different rent, or ", was Rp 25M" if an earlier post did. */
function withRentChange(
  posted: string,
  rental: DatedRent,
  rents: readonly DatedRent[],
  { rates, language }: Known,
): string {
  const { t } = language;
  const inShort = ({ amount, currency }: DifferingRent) => compactAmount(amount, currency, language);
  const [newest] = rents;
  if (newest !== undefined && timeOf(newest) > timeOf(rental)) {
    const last = differingRent(rental.rent, newest.rent, rates);
    if (last !== null) return t("posts.last", { posted, rent: inShort(last) });
  }
  const earlier = rents.filter((post) => timeOf(post) < timeOf(rental));
  const [was] = earlier.flatMap((post) => differingRent(rental.rent, post.rent, rates) ?? []);
  return was === undefined ? posted : t("posts.was", { posted, rent: inShort(was) });
}

function toListedPost(post: Repost, index: number, { now, language }: Known): ListedPost {
  const { posted_at, rent } = post;
  return {
    key: String(index),
    when: language.t("posts.on", {
      date: postingDate(posted_at === null ? null : new Date(posted_at), now, language),
    }),
    rent: rent && formatRent(rent, language),
    href: sourcePostUrl(post),
  };
}

function firstPostOf({ first_post, source, source_channel_name, message_id }: Rental): Repost[] {
  if (first_post === null) return [];
  const { text, ...posted } = first_post;
  return [{ ...posted, source, source_channel_name, message_id, raw_description: text }];
}

/** All posts except the shown one (docs/behaviour.md, D10). Null if the home was posted once, or its posts are unknown. */
export function joinedPosts(rental: Rental, reposts: Reposts | null, known: Known): JoinedPosts | null {
  if (reposts === null || reposts.count === 0) return null;
  const { now, language } = known;
  const first = firstPostOf(rental);
  const rents = [...reposts.rents, ...first];
  const isShown = (post: Repost) =>
    post.posted_at === rental.posted_at && post.raw_description === rental.raw_description;
  const others = reposts.newest.filter((post) => !isShown(post));
  const isFirstUnknown = first.length === 0 && others.length < reposts.newest.length;
  const times = [rental, ...rents].map(timeOf).filter((time) => !Number.isNaN(time));
  const isDated = times.length > 0 && !isFirstUnknown;
  const { count, newest } = reposts;
  const { locale, t } = language;
  const firstAt = isDated ? new Date(Math.min(...times)).toISOString() : null;
  const date = shortDateSeenFrom(now, firstAt, locale);
  const posted =
    date === null
      ? t("posts.times", { count: count + 1 })
      : t("posts.timesSince", { count: count + 1, date });
  return {
    summary: withRentChange(posted, rental, rents, known),
    posts: [...others, ...first].map((post, index) => toListedPost(post, index, known)),
    note:
      newest.length < count
        ? t("posts.newest", { shown: String(newest.length), count: String(count) })
        : null,
  };
}
