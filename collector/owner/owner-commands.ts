import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { BatchState, listingKey } from "../judge/batch-state.ts";
import { correctionsByPost, type OwnerEdits, TAKEN_BACK } from "../judge/corrections.ts";
import { judgePost } from "../judge/judge-post.ts";
import { keptOutEntry } from "../judge/kept-out.ts";
import { readPost } from "../judge/read-post.ts";
import { storedContents } from "../photos/photo-content.ts";
import { type CorrectionRow, keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { type Run, writeBatch, writeChanges } from "../run/run-batch.ts";
import { messagesOf } from "../run/stored-state.ts";
import { collectedChannelsLine, findKey, findPost, spellingsOf, storedKey } from "../store/find-post.ts";
import { EMPTY_BATCH } from "../store/service.ts";

function known(rows: readonly PostRow[], key: PostKey): PostRow {
  const row = findPost(rows, key);
  if (!row) throw new CliError(`${keyText(key)}: it was taken down.`);
  return row;
}

async function contextOf(run: Run, keys: readonly PostKey[]) {
  const { posts } = await run.service.context(keys, []);
  const rows = keys.map((key) => known(posts, key));
  const contacts = rows.flatMap(({ contact_keys }) => contact_keys);
  return run.service.context(keys, contacts);
}

/** Throws a `CliError` where a post cannot be joined with the one that the owner names. */
function checkJoin(post: PostRow, other: PostRow): void {
  if (keyText(post) === keyText(other)) {
    throw new CliError(`${keyText(post)}: a post repeats another, not itself.`);
  }
  if (listingKey(other) === null) {
    throw new CliError(`${keyText(other)} has no listing to join with: publish it first.`);
  }
}

/**
 * The photos to leave out, by their addresses: those that the page of the listing counts so, beside those that are left out already.
 * Throws a `CliError` for a number that it has not.
 */
async function leftOutPhotos(
  { service }: Run,
  post: PostRow,
  earlier: readonly CorrectionRow[],
  wanted: OwnerEdits["without_photo"],
): Promise<string[] | null | undefined> {
  if (!wanted) return wanted;
  const shown = await service.rows.photosShown(listingKey(post) ?? post);
  const chosen = wanted.map((photo) => (typeof photo === "string" ? photo : shown[photo - 1]));
  if (chosen.includes(undefined)) {
    throw new CliError(`${keyText(post)}: its page shows ${counted(shown.length, "photo")}.`);
  }
  const urls = chosen.filter((url) => url !== undefined);
  // A step that is undone says all of them.
  if (wanted.some((photo) => typeof photo === "string")) return urls;
  const before = correctionsByPost(earlier).get(keyText(post))?.without_photo ?? [];
  return [...new Set([...before, ...urls])];
}

/**
 * Stores what the owner sets of a post, and decides it again. Returns the post as it is then. What takes steps back, `undone`, is
 * none itself.
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
  const post = known(posts, key);
  const { channel, message_id } = post;
  if (wanted.same_as) checkJoin(post, known(posts, wanted.same_as));
  if (wanted.area && !run.rules.places.has(wanted.area)) {
    throw new CliError(`No place is known by the name "${wanted.area}".`);
  }
  const photos = await leftOutPhotos(run, post, earlier, wanted.without_photo);
  if (photos !== undefined) wanted.without_photo = photos;
  const made = Object.entries(wanted).map(([field, value]) => ({
    channel,
    message_id,
    field,
    value: value ?? TAKEN_BACK,
    made_by: by,
  }));
  const fields = new Set(made.map(({ field }) => field));
  const others = earlier.filter(
    (row) => row.channel !== channel || row.message_id !== message_id || !fields.has(row.field),
  );
  const state = new BatchState(posts, [...others, ...made], await run.service.keptOut());
  judgePost(state, post, run.rules);
  await writeChanges(run, state, { corrections: made, undone });
  return state.get(post) ?? post;
}

/** The posts that went, and whether they were collected; one that was not is kept out from then on. */
export type TakenDown = { gone: PostKey[]; wasCollected: boolean };

/**
 * Keeps a post from being brought in, also before anything was collected. Throws a `CliError` where its channel is not one of
 * those that were: mistyped, it would keep nothing out.
 */
async function keepMessageOut(run: Run, written: PostKey): Promise<TakenDown> {
  const { service } = run;
  const channels = await service.rows.channelsEver();
  const [channel = written.channel] = spellingsOf(written.channel, channels);
  if (channels.size > 0 && !channels.has(channel)) {
    throw new CliError(
      `${keyText(written)}: nothing was collected from ${written.channel}. ${await collectedChannelsLine(service)}`,
    );
  }
  const key = { channel, message_id: written.message_id };
  await writeBatch(run, { ...EMPTY_BATCH, removed: [key] });
  return { gone: [key], wasCollected: false };
}

function ofListing(found: PostRow, posts: readonly PostRow[]): PostRow[] {
  const listing = listingKey(found);
  return posts.filter((row) => {
    const shown = listingKey(row);
    return row === found || (listing !== null && shown !== null && keyText(shown) === keyText(listing));
  });
}

/** A post and every other one of its listing; empty where it was not collected, or taken down before. */
export async function postsOfListing(run: Run, written: PostKey): Promise<PostRow[]> {
  const key = await findKey(run.service, written);
  const { posts } = await run.service.context(key ? [key] : [], []);
  const found = key ? findPost(posts, key) : undefined;
  return found ? ofListing(found, posts) : [];
}

/**
 * Takes a post down, and every other post of its listing: text, contacts, photos and corrections go; a tombstone keeps
 * later runs from bringing them back, also where it was not collected yet, and a fingerprint keeps out what is posted again. Returns the posts that went; the one that is named
 * also when it had gone before, and what was left of its photos goes now (docs/behaviour.md, C7).
 */
export async function takeDown(run: Run, written: PostKey): Promise<TakenDown> {
  const key = await findKey(run.service, written);
  if (!key) return keepMessageOut(run, written);
  const { posts } = await run.service.context([key], []);
  const found = findPost(posts, key);
  if (!found) {
    await writeBatch(run, EMPTY_BATCH);
    return { gone: [key], wasCollected: true };
  }
  const gone = ofListing(found, posts);
  const keptOut = gone.map((row) => {
    const photos = storedContents(row.media.flatMap(({ urls }) => urls));
    return keptOutEntry(row, readPost({ ...row, amendments: null }, run.rules), {
      why: "removed",
      named: found,
      photos,
    });
  });
  await writeBatch(run, { ...EMPTY_BATCH, removed: gone.flatMap(messagesOf), keptOut });
  return { gone, wasCollected: true };
}
