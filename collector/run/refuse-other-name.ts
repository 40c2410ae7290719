import { CliError } from "../../lib/cli/cli-error.ts";
import type { ChannelPost } from "../posts/post.ts";
import type { CollectorService } from "../store/service.ts";

/** How many of the first posts are compared. */
const COMPARED_POSTS = 20;
/** Fewer posts than this may be the same by chance: a manager posts one advert to several channels at once. */
const MIN_SAME_POSTS = 3;

/** Throws a `CliError` if the first posts of a new channel are stored under another name, which was mistyped or left out this time. */
export async function refuseOtherName(
  { service, channel }: { service: CollectorService; channel: string },
  posts: readonly ChannelPost[],
): Promise<void> {
  const first = new Map(posts.slice(0, COMPARED_POSTS).map((post) => [post.id, post]));
  const stored = await service.posts.inOtherChannels(channel, [...first.keys()]);
  const same = stored.filter(({ message_id, posted_at, text }) => {
    const post = first.get(message_id);
    return post?.text === text && post.postedAt.getTime() === Date.parse(posted_at);
  });
  for (const [other, { length }] of Map.groupBy(same, (row) => row.channel)) {
    if (length < MIN_SAME_POSTS || length * 2 <= first.size) continue;
    throw new CliError(
      `The messages of this export are stored as ${other}. Collect it as that (--channel "${other}"), or into a new folder (--data FOLDER).`,
    );
  }
}
