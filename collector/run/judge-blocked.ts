import { chunks } from "../../lib/lists/chunks.ts";
import { BLOCKED_REASON, isBlocked } from "../judge/barred-contacts.ts";
import { keyText, type PostKey, type PostRow } from "../posts/rows.ts";
import { judgeAgain, type Run } from "./run-batch.ts";

const BATCH_SIZE = 250;

async function affectedPosts({ service }: Run, blocked: ReadonlySet<string>): Promise<PostKey[]> {
  const { posts } = service;
  const found = new Map<string, PostRow>();
  const keys = await posts.withReasons([BLOCKED_REASON]);
  for (const contact of blocked) keys.push(...(await posts.withContact(contact)));
  for (const row of await posts.withTextIn(keys)) {
    if (isBlocked(blocked, row.contact_keys) !== (row.reason === BLOCKED_REASON))
      found.set(keyText(row), row);
  }
  return [...found.values()];
}

/** Judges posts again whose contacts were blocked or allowed since (docs/behaviour.md, C16), after noting what their photos look like. */
export async function judgeBlocked(run: Run): Promise<PostRow[]> {
  const blocked = await run.service.blockedContacts();
  await run.service.people.blockPhotos([...blocked]);
  const keys = await affectedPosts(run, blocked);
  const judged: PostRow[] = [];
  for (const batch of chunks(keys, BATCH_SIZE)) judged.push(...(await judgeAgain(run, batch)));
  return judged;
}
