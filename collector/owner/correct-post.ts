import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { BatchState, listingKey } from "../judge/batch-state.ts";
import { isCopy } from "../judge/copies.ts";
import { type Corrections, correctionsByPost, type OwnerEdits, TAKEN_BACK } from "../judge/corrections.ts";
import { isTaken, judgePost } from "../judge/judge-post.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import type { CorrectionRow, PostRow } from "../posts/rows.ts";
import { textKeys } from "../posts/text-keys.ts";
import { type Run, writeChanges } from "../run/run-batch.ts";
import { findPost, storedKey } from "../store/find-post.ts";
import { takenDownLine } from "./post-lines.ts";

function existingPost(rows: readonly PostRow[], key: PostKey): PostRow {
  const row = findPost(rows, key);
  if (!row) throw new CliError(takenDownLine(key));
  return row;
}

async function contextOf(run: Run, keys: readonly PostKey[]) {
  const { posts } = await run.service.context(keys, []);
  const rows = keys.map((key) => existingPost(posts, key));
  const found = rows.flatMap(({ contact_keys, text }) => [...contact_keys, ...textKeys(text)]);
  return run.service.context(keys, found);
}

function checkJoin(post: PostRow, other: PostRow): void {
  if (keyText(post) === keyText(other)) {
    throw new CliError(`${keyText(post)}: a post repeats another, not itself.`);
  }
  if (listingKey(other) === null) {
    throw new CliError(`${keyText(other)} has no listing to join with: publish it first.`);
  }
}

/** Throws a `CliError` for an area that no place is known by. */
export function checkArea({ rules }: Run, { area }: OwnerEdits): void {
  if (area && !rules.places.has(area)) throw new CliError(`No place is known by the name "${area}".`);
}

/** Refuses to publish a post whose home the owner has marked as taken: the two contradict each other. */
function checkNotTaken(post: PostRow, corrections: Corrections): void {
  if (!isTaken(post, corrections)) return;
  throw new CliError(`${keyText(post)}: you said that it is taken. Take that back first, with taken=.`);
}

/** The URLs of all photos to leave out: those named by their numbers on the listing's page, and earlier ones. Throws a `CliError`. */
async function photosToLeaveOut(
  { service }: Run,
  post: PostRow,
  earlier: readonly CorrectionRow[],
  wanted: OwnerEdits["without_photo"],
): Promise<string[] | null | undefined> {
  if (!wanted) return wanted;
  const shown = await service.listings.photosOf(listingKey(post) ?? post);
  const chosen = wanted.map((photo) => (typeof photo === "string" ? photo : shown[photo - 1]));
  if (chosen.includes(undefined)) {
    throw new CliError(`${keyText(post)}: its page shows ${counted(shown.length, "photo")}.`);
  }
  const urls = chosen.filter((url) => url !== undefined);
  // An undone step restores the whole earlier list, by URL.
  if (wanted.some((photo) => typeof photo === "string")) return urls;
  const alreadyLeftOut = correctionsByPost(earlier).get(keyText(post))?.without_photo ?? [];
  return [...new Set([...alreadyLeftOut, ...urls])];
}

/** The posts that store `taken`: the first post of the listing, for all of it (docs/behaviour.md, C13); of a copy those of its author. */
function postsTakenWith(rows: readonly PostRow[], post: PostRow): PostRow[] {
  const state = new BatchState(rows, [], []);
  return isCopy(state, post) ? state.postsSpokenFor(post) : [existingPost(rows, listingKey(post) ?? post)];
}

/**
 * Stores corrections of a post and judges it again, with `taken` all posts that this ends. With `undone`, the call takes these steps back and cannot be undone itself.
 */
export async function correctPost(
  run: Run,
  written: PostKey,
  edits: OwnerEdits,
  by: string,
  undone: readonly number[] = [],
): Promise<PostRow> {
  const key = await storedKey(run.service, written);
  const wanted = { ...edits };
  if (wanted.same_as) wanted.same_as = await storedKey(run.service, wanted.same_as);
  const named = [key, ...(wanted.same_as ? [wanted.same_as] : [])];
  const { posts, corrections: earlier } = await contextOf(run, named);
  const namedPost = existingPost(posts, key);
  const corrected = "taken" in wanted ? postsTakenWith(posts, namedPost) : [namedPost];
  const [post = namedPost] = corrected;
  if (wanted.same_as) checkJoin(post, existingPost(posts, wanted.same_as));
  checkArea(run, wanted);
  const photos = await photosToLeaveOut(run, post, earlier, wanted.without_photo);
  if (photos !== undefined) wanted.without_photo = photos;
  const corrections = corrected.flatMap(({ channel, message_id }) =>
    Object.entries(wanted).map(([field, value]) => ({
      ...{ channel, message_id, field },
      value: value ?? TAKEN_BACK,
      made_by: by,
    })),
  );
  const fieldOf = (row: PostKey & { field: string }) => `${keyText(row)} ${row.field}`;
  const replaced = new Set(corrections.map(fieldOf));
  const others = earlier.filter((row) => !replaced.has(fieldOf(row)));
  const blocked = await run.service.blockedContacts();
  const state = new BatchState(posts, [...others, ...corrections], await run.service.keptOut(), { blocked });
  if (wanted.decision === "publish") checkNotTaken(post, state.correctionsOf(post));
  const judged = "taken" in wanted ? state.postsSpokenFor(post) : [post];
  for (const row of judged) judgePost(state, row, run.rules);
  await writeChanges(run, state, { corrections, undone });
  return state.get(post) ?? post;
}
