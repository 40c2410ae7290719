import { keyText } from "../posts/post-key.ts";
import { isShown, type PostRow } from "../posts/rows.ts";
import { inParts } from "./in-parts.ts";
import { inBatchesOf, judgeAgain, type Run } from "./run-batch.ts";
import { usualRents } from "./usual-rents.ts";

const BATCH_SIZE = 250;

/** Judges every stored post again that other rules judged. What the data service refuses stays as it is. Returns the number of posts. */
export async function rereadPosts(
  run: Run,
  onProgress: (posts: number) => void = () => undefined,
): Promise<number> {
  const refused = new Set<string>();
  for (let count = 0; ; ) {
    const found = await run.service.posts.judgedByOtherRules(run.rules.version, BATCH_SIZE + refused.size);
    const keys = found.filter((key) => !refused.has(keyText(key)));
    if (keys.length === 0) return count;
    await inParts(keys, (some) => judgeAgain(run, some), {
      onFailed: (key, error) => {
        refused.add(keyText(key));
        run.tally.refuse(key, error);
      },
    });
    count += keys.length;
    onProgress(count);
  }
}

async function affectedPosts({ service: { posts } }: Run, blocked: ReadonlySet<string>): Promise<PostRow[]> {
  const keys = await posts.withReasons([{ code: "blocked" }]);
  for (const contact of blocked) keys.push(...(await posts.withContact(contact)));
  const isLeftOut = ({ reasons }: PostRow) => reasons.some(({ code }) => code === "blocked");
  // What has ended stays ended, blocked or not.
  const isToLeaveOut = ({ status, contact_keys }: PostRow) =>
    status !== "removed" && contact_keys.some((contact) => blocked.has(contact));
  return (await posts.withTextIn(keys)).filter((row) => isLeftOut(row) !== isToLeaveOut(row));
}

/** Judges posts again whose contacts were blocked or allowed since (docs/behaviour.md, C16). Returns those with another status than before. */
export async function judgeBlocked(run: Run): Promise<PostRow[]> {
  const blocked = await run.service.blockedContacts();
  const posts = await affectedPosts(run, blocked);
  const before = new Map(posts.map((row) => [keyText(row), row.status]));
  const judged: PostRow[] = [];
  await inBatchesOf(run, posts, BATCH_SIZE, async (some) => judged.push(...(await judgeAgain(run, some))));
  return judged.filter((row) => row.status !== before.get(keyText(row)));
}

/** Judges the posts of shown listings again that ask too little beside those of now, unless the owner has published one (docs/behaviour.md, C22). */
export async function judgeTooLittle(run: Run): Promise<void> {
  const { service } = run;
  const { rentals, asksTooLittle } = await usualRents(service, await service.rows.places());
  const judging = { ...run, rules: { ...run.rules, asksTooLittle } };
  for (const { id } of rentals().filter(asksTooLittle)) {
    const key = await service.listings.postOf(String(id));
    const { posts, corrections } = key ? await service.context([key], []) : { posts: [], corrections: [] };
    if (corrections.some(({ value }) => value === "publish")) continue;
    await inBatchesOf(run, posts.filter(isShown), BATCH_SIZE, (some) => judgeAgain(judging, some));
  }
}
