import { keyText, type PostKey } from "../posts/rows.ts";
import type { BatchState } from "./batch-state.ts";
import { type KeptOut, keepOut } from "./kept-out.ts";
import { type ReadingRules, readPost } from "./read-post.ts";

/** What of the changed posts of a batch stays out because the owner rejects it, and what no longer does. */
export function rejections(
  state: BatchState,
  rules: ReadingRules,
): { keptOut: KeptOut[]; allowed: PostKey[] } {
  const keptOut: KeptOut[] = [];
  const allowed: PostKey[] = [];
  for (const row of state.changedRows()) {
    const known = state.keptOut.find((one) => keyText(one) === keyText(row));
    if (state.ownerOf(row).decision === "reject") {
      // Its photos go with the next run.
      const photos = [...new Set([...(known?.fingerprint.photos ?? []), ...state.photosOf(row)])];
      keptOut.push(
        keepOut(row, readPost({ ...row, amendments: null }, rules), { why: "rejected", named: row, photos }),
      );
    } else if (known) allowed.push(row);
  }
  return { keptOut, allowed };
}
