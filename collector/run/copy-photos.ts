import type { BatchState } from "../judge/batch-state.ts";
import type { PhotoStore } from "../photos/photo-store.ts";
import type { IncomingPost } from "../posts/post.ts";
import type { PostRow } from "../posts/rows.ts";
import type { MediaFile } from "../sources/message.ts";

/** Photos are copied for what is or may yet be shown; the others go. */
export function isKept({ status }: PostRow): boolean {
  return status !== "removed" && status !== "ignored";
}

/** An export may be made without photos: what it does not bring it does not take away either. */
const areMissing = (files: readonly MediaFile[]): boolean => files.every(({ path }) => path === null);

async function copied(
  row: PostRow,
  { post, isPartial }: IncomingPost,
  store: PhotoStore,
  problems: string[],
) {
  const others = row.media.filter(({ message_id }) => isPartial && !post.messageIds.includes(message_id));
  const media = [...others];
  for (const { messageId, files } of post.media) {
    const earlier = row.media.find(({ message_id }) => message_id === messageId);
    if (earlier && areMissing(files)) {
      media.push(earlier);
      continue;
    }
    const stored = await store.storePhotos(files);
    problems.push(...stored.problems);
    if (stored.urls.length > 0) media.push({ message_id: messageId, urls: stored.urls });
  }
  return media.sort((a, b) => a.message_id - b.message_id);
}

/** Copies the photos of the posts of a batch that are or may be shown, and drops those of the others. Returns what could not be used. */
export async function copyPhotos(
  state: BatchState,
  channel: string,
  incoming: readonly IncomingPost[],
  store: PhotoStore,
): Promise<string[]> {
  const problems: string[] = [];
  for (const one of incoming) {
    const row = state.withMessage({ channel, message_id: one.post.id });
    const isTaken = row?.source_hash === one.sourceHash;
    if (row && isTaken && isKept(row))
      state.change({ ...row, media: await copied(row, one, store, problems) });
  }
  for (const row of state.changedRows()) {
    if (!isKept(row) && row.media.length > 0) state.change({ ...row, media: [] });
  }
  return problems;
}

/**
 * Has the next export bring the photos of posts that may be shown again and were left without: the source of such a post has
 * changed nothing, so its hash would keep it out. Posts that stay out keep theirs, and count as unchanged.
 */
export function askForPhotos(state: BatchState): void {
  for (const row of state.changedRows()) {
    const before = state.before(row);
    if (before === null || isKept(before) || !isKept(row) || row.media.length > 0) continue;
    const isBrought = row.source_hash !== before.source_hash || row.gone_as_of !== before.gone_as_of;
    if (!isBrought) state.change({ ...row, source_hash: "" });
  }
}
