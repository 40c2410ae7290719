import { chunks } from "../../lib/lists/chunks.ts";
import { isBlocked } from "../judge/barred-contacts.ts";
import { keyText } from "../posts/post-key.ts";
import type { PostRow } from "../posts/rows.ts";
import { inParts } from "./in-parts.ts";
import { judgeAgain, type Run } from "./run-batch.ts";

const BATCH_SIZE = 250;

async function affectedPosts({ service }: Run, blocked: ReadonlySet<string>): Promise<PostRow[]> {
  const { posts } = service;
  const keys = await posts.withReasons([{ code: "blocked" }]);
  for (const contact of blocked) keys.push(...(await posts.withContact(contact)));
  const isLeftOut = ({ reasons }: PostRow) => reasons.some(({ code }) => code === "blocked");
  // What has ended stays ended, blocked or not.
  const isToLeaveOut = ({ status, contact_keys }: PostRow) =>
    status !== "removed" && isBlocked(blocked, contact_keys);
  return (await posts.withTextIn(keys)).filter((row) => isLeftOut(row) !== isToLeaveOut(row));
}

/**
 * Judges posts again whose contacts were blocked or allowed since (docs/behaviour.md, C16), after noting what their photos look like.
 * Returns those with another status than before.
 */
export async function judgeBlocked(run: Run): Promise<PostRow[]> {
  const blocked = await run.service.blockedContacts();
  await run.service.people.blockPhotos([...blocked]);
  const posts = await affectedPosts(run, blocked);
  const before = new Map(posts.map((row) => [keyText(row), row.status]));
  const judged: PostRow[] = [];
  for (const batch of chunks(posts, BATCH_SIZE))
    await inParts(batch, async (some) => judged.push(...(await judgeAgain(run, some))), {
      onFailed: (row, error) => run.tally.refuse(row, error),
    });
  return judged.filter((row) => row.status !== before.get(keyText(row)));
}
