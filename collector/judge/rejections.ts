import { keyText, type PostKey } from "../posts/post-key.ts";
import type { BatchState } from "./batch-state.ts";
import { copyingAuthor } from "./copies.ts";
import { type KeptOut, keptOutEntry } from "./kept-out.ts";
import { type ReadingRules, readPost } from "./read-post.ts";

export function rejections(
  state: BatchState,
  rules: ReadingRules,
): { keptOut: KeptOut[]; allowed: PostKey[] } {
  const keptOut: KeptOut[] = [];
  const allowed: PostKey[] = [];
  for (const row of state.changedRows()) {
    const existing = state.keptOut.find((entry) => keyText(entry) === keyText(row));
    if (state.correctionsOf(row).decision === "reject") {
      // A rejected post loses its photos, so hashes of an earlier fingerprint are carried over.
      const photos = [...new Set([...(existing?.fingerprint.photos ?? []), ...state.photosOf(row)])];
      keptOut.push(
        keptOutEntry(row, readPost({ ...row, amendments: null }, rules), {
          why: "rejected",
          named: row,
          photos,
          author: copyingAuthor(state, row),
        }),
      );
    } else if (existing) allowed.push(row);
  }
  return { keptOut, allowed };
}
