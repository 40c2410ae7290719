import { CliError } from "../../lib/cli/cli-error.ts";
import { reasonsNaming, removedContactHash } from "../judge/kept-out.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { reasonText } from "../posts/reasons.ts";
import type { PostRow } from "../posts/rows.ts";
import { judgeBlocked } from "../run/judge-stored.ts";
import { loadPosts, loadState, messagesOf } from "../run/load-state.ts";
import { judgeAgain, type Run, writeBatch } from "../run/run-batch.ts";
import { storedKey } from "../store/find-post.ts";
import { correctPost } from "./correct-post.ts";
import { type FoundPerson, findPerson, importedOf, type NamedContact } from "./person-lines.ts";
import { takeDown } from "./take-down.ts";

/** Deletes all that is stored about a contact, a block too, and keeps it out by a hash (docs/behaviour.md, C15). Returns what was found. */
export async function removeContact(
  run: Run,
  person: NamedContact,
  erase: () => Promise<void>,
): Promise<FoundPerson> {
  const { people } = run.service;
  const found = await findPerson(run, person);
  // First, so that a command that is interrupted keeps out what it has not deleted yet.
  const hash = removedContactHash(person.contact);
  await people.remove(hash);
  try {
    for (const { channel, message_id } of found.posts) {
      await takeDown(run, { channel, message_id }, hash);
    }
    await people.deleteRentals(importedOf(found).map(({ id }) => id));
    await people.unblock(person.contact);
    await writeBatch(run);
  } finally {
    await erase();
  }
  return found;
}

/** Leaves the posts of a contact out from now on (docs/behaviour.md, C16). Returns the stored ones that this leaves out. */
export async function blockContact(run: Run, { contact }: NamedContact): Promise<PostRow[]> {
  await run.service.people.block(contact);
  return judgeBlocked(run);
}

export async function allowContact(run: Run, { contact }: NamedContact) {
  const { people } = run.service;
  const wasBlocked = (await people.blocked()).includes(contact);
  await people.unblock(contact);
  const wasRemoved = await people.allow(removedContactHash(contact));
  return { wasBlocked, wasRemoved, posts: await judgeBlocked(run) };
}

async function takeBackRejection(run: Run, post: PostRow, by: string): Promise<PostRow> {
  const state = await loadState(run, [post]);
  if (state.correctionsOf(post).decision === "reject") return correctPost(run, post, { decision: null }, by);
  throw new CliError(
    `${keyText(post)} was neither removed nor rejected (${reasonText(post.reasons) ?? post.status}).`,
  );
}

/** Takes a takedown or rejection back and judges what it barred (docs/behaviour.md, C10). Throws a `CliError` if there is none. */
export async function allowAgain(run: Run, written: PostKey, by: string) {
  const { service } = run;
  const key = await storedKey(service, written);
  const keptOut = await service.keptOut();
  const entry = keptOut.find(
    ({ channel, message_ids }) => channel === key.channel && message_ids.includes(key.message_id),
  );
  const takenDownTogether = keptOut.filter(
    (other) =>
      other.named_channel === entry?.named_channel && other.named_message_id === entry.named_message_id,
  );
  const post = (await loadPosts(run, [key])).withMessage(key);
  const released = post ? [await takeBackRejection(run, post, by)] : [];
  if (!post) await writeBatch(run, { allowed: [key, ...takenDownTogether.flatMap(messagesOf)] });
  const barredPosts = await service.posts.withReasons(takenDownTogether.flatMap(reasonsNaming));
  released.push(...(await judgeAgain(run, barredPosts)));
  const awaited = new Map([key, ...takenDownTogether].map((removed) => [keyText(removed), removed]));
  return { awaited: post ? [] : [...awaited.values()], released };
}
