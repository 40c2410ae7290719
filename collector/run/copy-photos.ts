import type { BatchState } from "../judge/batch-state.ts";
import type { PhotoStore } from "../photos/photo-store.ts";
import type { IncomingPost } from "../posts/post.ts";
import type { PostRow } from "../posts/rows.ts";
import type { MediaFile } from "../sources/message.ts";

/** Whether visitors see a post, or may once the owner decides. Only such posts have photos. */
function mayBeShown({ status }: PostRow): boolean {
  return status !== "removed" && status !== "ignored";
}

/** An export may be made without photos, so missing files do not replace stored ones. */
const areAllMissing = (files: readonly MediaFile[]): boolean => files.every(({ path }) => path === null);

async function copyMedia(
  row: PostRow,
  { post, isPartial }: IncomingPost,
  store: PhotoStore,
  problems: string[],
) {
  const others = row.media.filter(({ message_id }) => isPartial && !post.messageIds.includes(message_id));
  const media = [...others];
  for (const { messageId, files } of post.media) {
    const earlier = row.media.find(({ message_id }) => message_id === messageId);
    if (earlier && areAllMissing(files)) {
      media.push(earlier);
      continue;
    }
    const stored = await store.storePhotos(files);
    problems.push(...stored.problems);
    if (stored.urls.length > 0) media.push({ message_id: messageId, urls: stored.urls });
  }
  return media.sort((a, b) => a.message_id - b.message_id);
}

/** Copies the photos of posts that may be shown and drops those of the others. Returns why files could not be used. */
export async function copyPhotos(
  state: BatchState,
  channel: string,
  incoming: readonly IncomingPost[],
  store: PhotoStore,
): Promise<string[]> {
  const problems: string[] = [];
  for (const incomingPost of incoming) {
    const { id } = incomingPost.post;
    const row = state.withMessage({ channel, message_id: id });
    if (row?.source_hash !== incomingPost.sourceHash) continue;
    // The edit of another photo of an album is that of all homes in it that show the photo.
    const shows = ({ media }: PostRow) => media.some(({ message_id }) => message_id === id);
    const others = row.message_id === id ? [] : state.homesIn(row).filter(shows);
    for (const home of new Set([row, ...others]))
      if (mayBeShown(home))
        state.change({ ...home, media: await copyMedia(home, incomingPost, store, problems) });
  }
  for (const row of state.changedRows()) {
    if (!mayBeShown(row) && row.media.length > 0) state.change({ ...row, media: [] });
  }
  return problems;
}

/** Clears the source hash of posts that are shown again but have lost their photos, or the next export would skip them. */
export function requestPhotosAgain(state: BatchState): void {
  for (const row of state.changedRows()) {
    const before = state.before(row);
    if (before === null || mayBeShown(before) || !mayBeShown(row) || row.media.length > 0) continue;
    const isDelivered = row.source_hash !== before.source_hash || row.gone_as_of !== before.gone_as_of;
    if (!isDelivered) state.change({ ...row, source_hash: "" });
  }
}
