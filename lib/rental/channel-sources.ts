import { publicChannel } from "./contact";
import type { LiveRental } from "./rental";

export type ChannelSource = {
  name: string | null;
  posts: number;
  newest: string | null;
};

type Posted = Pick<LiveRental, "source_channel_name" | "posted_at">;

/** The channels of the listings, most posts first; all without a public name count as one (docs/behaviour.md, T6). */
export function channelSources(rentals: readonly Posted[]): ChannelSource[] {
  return [...Map.groupBy(rentals, publicChannel)]
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
