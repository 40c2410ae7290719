import { isDeepStrictEqual } from "node:util";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { BatchState } from "../judge/batch-state.ts";
import { isCopy } from "../judge/copies.ts";
import { type Corrections, type OwnerEdits, TAKEN_BACK } from "../judge/corrections.ts";
import { isTaken, judgePost } from "../judge/judge-post.ts";
import { postInQuestion, settleQuestions } from "../judge/replies.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { listingKey, type PostRow } from "../posts/rows.ts";
import { loadState } from "../run/load-state.ts";
import { type Run, writeChanges } from "../run/run-batch.ts";
import { storedKey } from "../store/find-post.ts";
import { takenDownLine } from "./post-lines.ts";

function existingPost(state: BatchState, key: PostKey): PostRow {
  const row = state.withMessage(key);
  if (!row) throw new CliError(takenDownLine(key));
  return row;
}

function checkJoin(post: PostRow, other: PostRow): void {
  if (keyText(post) === keyText(other)) {
    throw new CliError(`${keyText(post)}: a post repeats another, not itself.`);
  }
  if (listingKey(other) === null) {
    throw new CliError(`${keyText(other)} has no listing to join with: publish it first.`);
  }
}

/** The edits with their area as places are named, in whatever spelling it was written. Throws a `CliError` for an unknown one. */
export function withKnownArea({ rules: { places } }: Run, edits: OwnerEdits): OwnerEdits {
  const { area } = edits;
  if (!area || places.has(area)) return edits;
  const read = reader.readTopic(area).area;
  if (read === null || ![read, ...reader.widerAreas(read)].some((place) => places.has(place)))
    throw new CliError(`No place is known by the name "${area}".`);
  return { ...edits, area: read };
}

/** Takes a post out of the listing that it was joined with, and with it what repeats it: all but what was joined by itself is judged anew. */
function leaveListing(state: BatchState, post: PostRow): void {
  const listing = listingKey(post);
  if (listing === null || keyText(listing) === keyText(post)) return;
  const others = state
    .postsOfListing(listing)
    .filter((row) => ![listing, post].some((key) => keyText(key) === keyText(row)))
    .filter((row) => state.ownCorrectionsOf(row).same_as === undefined);
  const left = [post, ...others.toSorted((a, b) => a.posted_at.localeCompare(b.posted_at))].map((row) => ({
    ...row,
    listing_channel: null,
    listing_message_id: null,
  }));
  for (const row of left) state.change(row);
  for (const row of left) judgePost(state, row);
}

/** Refuses to publish a post whose home the owner has marked as taken: the two contradict each other. */
function checkNotTaken(post: PostRow, corrections: Corrections): void {
  if (!isTaken(post, corrections)) return;
  throw new CliError(`${keyText(post)}: you said that it is taken. Take that back first, with taken=.`);
}

/** The URLs of photos by their numbers on the listing's page. Throws a `CliError`. */
async function numberedPhotos(
  { service }: Run,
  post: PostRow,
  numbers: readonly number[],
): Promise<string[]> {
  const shown = await service.listings.photosOf(listingKey(post) ?? post);
  const urls = numbers.flatMap((number) => shown[number - 1] ?? []);
  if (urls.length === numbers.length) return urls;
  throw new CliError(`${keyText(post)}: its page shows ${counted(shown.length, "photo")}.`);
}

/** The edits with photos by their URLs; what is left out joins what was before. An undone step has URLs already. Throws a `CliError`. */
async function withPhotoUrls(
  run: Run,
  state: BatchState,
  post: PostRow,
  edits: OwnerEdits,
): Promise<OwnerEdits> {
  const { without_photo, first_photo } = edits;
  const urls: OwnerEdits = {};
  if (typeof first_photo === "number") [urls.first_photo] = await numberedPhotos(run, post, [first_photo]);
  const numbers = (without_photo ?? []).filter((photo) => typeof photo === "number");
  if (numbers.length > 0)
    urls.without_photo = [
      ...new Set([
        ...(state.ownCorrectionsOf(post).without_photo ?? []),
        ...(await numberedPhotos(run, post, numbers)),
      ]),
    ];
  return { ...edits, ...urls };
}

/**
 * The posts that store edits of a post: of a reply that asks for a rent, the one that it answers; of `taken` the first post of the
 * listing, for all of it (docs/behaviour.md, C13), and of a copy those of its author.
 */
function postsToCorrect(state: BatchState, post: PostRow, edits: OwnerEdits): PostRow[] {
  if (edits.price) return [postInQuestion(state, post) ?? post];
  if (!("taken" in edits)) return [post];
  return isCopy(state, post) ? state.postsSpokenFor(post) : [existingPost(state, listingKey(post) ?? post)];
}

/**
 * Stores corrections of a post and judges it again, with `taken` all posts that this ends, with `publish` those that waited with it. With `undone`, the call takes these steps back and cannot be undone itself.
 */
export async function correctPost(
  run: Run,
  written: PostKey,
  edits: OwnerEdits,
  by: string,
  undone: readonly number[] = [],
): Promise<PostRow> {
  const key = await storedKey(run.service, written);
  let wanted = { ...withKnownArea(run, edits) };
  if (wanted.same_as) wanted.same_as = await storedKey(run.service, wanted.same_as);
  const state = await loadState(run, [key, ...(wanted.same_as ? [wanted.same_as] : [])]);
  const namedPost = existingPost(state, key);
  const corrected = postsToCorrect(state, namedPost, wanted);
  const [post = namedPost] = corrected;
  if (wanted.same_as) checkJoin(post, existingPost(state, wanted.same_as));
  wanted = await withPhotoUrls(run, state, post, wanted);
  const corrections = corrected.flatMap((row) => {
    const { channel, message_id } = row;
    const known = new Map<string, unknown>(Object.entries(state.ownCorrectionsOf(row)));
    // What was said already is no step to undo: Telegram may deliver an owner's reply twice.
    const news = Object.entries(wanted).filter(
      ([field, value]) => !isDeepStrictEqual(known.get(field), value),
    );
    return news.map(([field, value]) => ({
      ...{ channel, message_id, field },
      value: value ?? TAKEN_BACK,
      made_by: by,
    }));
  });
  state.correct(corrections);
  if (wanted.decision === "publish") checkNotTaken(post, state.correctionsOf(post));
  if (wanted.same_as === null) leaveListing(state, post);
  const isAboutAll = "taken" in wanted || wanted.decision === "publish";
  const judged = isAboutAll ? state.postsSpokenFor(post) : [state.get(post) ?? post];
  for (const row of judged) judgePost(state, row);
  if (wanted.price) settleQuestions(state, post);
  await writeChanges(run, state, { corrections, undone });
  return state.get(post) ?? post;
}
