import type { LiveRental } from "./rental";

/** A channel that listings come from. */
export type ChannelSource = {
  /** Its public name; null for groups that have none. */
  name: string | null;
  /** How many of its posts are listed. */
  posts: number;
  /** When the newest was posted, as ISO time; null if none has a time. */
  newest: string | null;
};

/** Public name of a Telegram channel; groups without one are stored under a number. */
const PUBLIC = /^@?([a-z]\w{3,31})$/i;

type Posted = Pick<LiveRental, "source_channel_name" | "posted_at">;

/** The channels of the listings, the one with most posts first; all that have no public name are one (docs/behaviour.md, T6). */
export function channelSources(rentals: readonly Posted[]): ChannelSource[] {
  const byChannel = Map.groupBy(
    rentals,
    ({ source_channel_name }) => PUBLIC.exec(source_channel_name?.trim() ?? "")?.[1] ?? null,
  );
  return [...byChannel]
    .map(([name, posts]) => ({
      name,
      posts: posts.length,
      newest:
        posts
          .map(({ posted_at }) => posted_at)
          .sort()
          .findLast((time) => time !== null) ?? null,
    }))
    .sort((a, b) => b.posts - a.posts || (a.name ?? "").localeCompare(b.name ?? ""));
}
