import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { postLines } from "../../collector/desk/card-lines.ts";
import type { OwnerEdits } from "../../collector/judge/corrections.ts";
import { correctPost } from "../../collector/owner/correct-post.ts";
import { allowAgain, allowContact, blockContact, removeContact } from "../../collector/owner/keep-out.ts";
import { homesNamed, namedPost, postNamed } from "../../collector/owner/named-post.ts";
import { findPerson, namedContact, namedPerson, personLines } from "../../collector/owner/person-lines.ts";
import { outcomeLine, searchLine } from "../../collector/owner/post-lines.ts";
import {
  countOldPosts,
  parseAge,
  plannedTakedown,
  prunePosts,
  takeAllDown,
  takedownQuestion,
} from "../../collector/owner/take-down.ts";
import { undoLast } from "../../collector/owner/undo-last.ts";
import { keyText } from "../../collector/posts/post-key.ts";
import { numberLines, readVisitNumbers } from "../../collector/report/number-lines.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { counted } from "../../lib/cli/counted.ts";
import { daysShown } from "../../lib/rental/live.ts";
import { DAY_MS, isoRegionDay } from "../../lib/time/region-day.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { beginRun, type OpenRun } from "./begin-run.ts";
import { confirmed } from "./confirm.ts";
import { isUnusedFolder } from "./data-service.ts";

type Data = string | undefined;
type Lines = AsyncIterable<string>;

/** What a command needs that deletes: the folder whose files are erased after it, and whether it asks first. */
export type Deletion = { data: Data; isSure: boolean };

/** Whose word it is in the list of what was said. */
const by = (): string => userInfo().username;

/** Prints the lines of a command over what was collected. A mistyped folder is empty, and "Nothing waits." would look like a real answer. */
export async function printOver(data: Data, command: (run: OpenRun) => Lines): Promise<void> {
  if (isUnusedFolder(data)) {
    throw new CliError(
      `${data} holds nothing that was collected. Name the folder that npm run collect -- EXPORT --data FOLDER has filled.`,
    );
  }
  for await (const line of command(await beginRun(data))) console.log(line);
}

async function ask({ isSure }: Deletion, lines: readonly string[]): Promise<void> {
  if (!isSure && !(await confirmed(lines.join("\n")))) throw new CliError("Nothing was deleted.");
}

export async function* correct(run: OpenRun, posts: readonly string[], edits: OwnerEdits): Lines {
  const keys = await Promise.all(posts.map((post) => postNamed(run, post)));
  for (const key of keys) yield outcomeLine(await correctPost(run, key, edits, by()));
}

/** Takes back what was said last, of a post or, for null, of any. */
export async function* undo(run: OpenRun, named: string | null): Lines {
  const { fields, post } = await undoLast(run, named === null ? null : await postNamed(run, named), by());
  yield `${keyText(post)}: undone: ${fields.join(", ")}`;
  yield outcomeLine(post);
}

/** Prints a post, or all that is kept about somebody or has some words, and writes the latter as JSON if a file is named. */
export async function* find(run: OpenRun, words: string, file: string | undefined): Lines {
  const key = await namedPost(run, words);
  for (const home of key ? await homesNamed(run, key, words) : []) yield* postLines(run, home, new Date());
  if (key) return;
  const found = await findPerson(run, namedPerson(words));
  yield* personLines(found);
  if (file === undefined) return;
  const text = JSON.stringify({ as_of: new Date().toISOString(), ...found }, null, 2);
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  yield `${file}: written.`;
}

/** Removes posts, and all homes of a message that is named as a whole. */
export async function* removePosts(run: OpenRun, posts: readonly string[], deletion: Deletion): Lines {
  const named = posts.map(async (post) => homesNamed(run, await postNamed(run, post), post));
  const keys = (await Promise.all(named)).flat();
  const planned = await Promise.all(keys.map((key) => plannedTakedown(run, key)));
  const found = planned.flatMap((each) => each.posts);
  yield* planned.flatMap(({ warnings }) => warnings);
  const question = [...found.map((row) => searchLine(row, new Map())), takedownQuestion(found)];
  if (found.length > 0) await ask(deletion, question);
  for await (const key of takeAllDown(run, keys, () => eraseDeleted(deletion.data)))
    yield `${keyText(key)}: taken down`;
}

export async function* removePerson(run: OpenRun, words: string, deletion: Deletion): Lines {
  const contact = namedContact(words);
  const question = "Delete all of it for good, and keep the contact out?";
  await ask(deletion, [...personLines(await findPerson(run, contact)), question]);
  const removed = await removeContact(run, contact, () => eraseDeleted(deletion.data));
  const what = [counted(removed.posts.length, "post"), counted(removed.rentals.length, "listing")].join(", ");
  yield `${what} removed. Later posts of the contact stay out; allow --contact takes that back.`;
  if (removed.other_contacts.length > 0) yield `They also named ${removed.other_contacts.join(", ")}.`;
}

export async function* allowPosts(run: OpenRun, posts: readonly string[]): Lines {
  for (const post of posts) {
    const { awaited, released } = await allowAgain(run, await postNamed(run, post), by());
    for (const each of awaited)
      yield `${keyText(each)}: no longer kept out, the next export that holds it brings it back`;
    yield* released.map(outcomeLine);
  }
}

export async function* allowPerson(run: OpenRun, words: string): Lines {
  const contact = namedContact(words);
  const { wasBlocked, wasRemoved, posts } = await allowContact(run, contact);
  yield* posts.map(outcomeLine);
  if (!wasBlocked && !wasRemoved)
    throw new CliError("The contact was neither removed nor blocked by a command.");
  yield `${contact.contact} is no longer kept out: later posts are read again.`;
}

export async function* block(run: OpenRun, words: string): Lines {
  const contact = namedContact(words);
  const posts = await blockContact(run, contact);
  yield* posts.map(outcomeLine);
  yield `${contact.contact} is blocked: ${counted(posts.length, "stored post")} left out.`;
}

/** Deletes what was posted longer ago than an age such as "180d". */
export async function* prune(run: OpenRun, older: string, deletion: Deletion): Lines {
  const before = parseAge(older, daysShown(), new Date());
  const count = await countOldPosts(run, before);
  if (count === 0) return yield "No post is that old.";
  await ask(deletion, [`Delete ${counted(count, "post")} for good, with their listings and photos?`]);
  try {
    for await (const done of prunePosts(run, before)) yield `${counted(done, "post")} deleted`;
  } finally {
    await eraseDeleted(deletion.data);
  }
}

/** Today and the six days before. */
const DAYS = 7;
const MOST = 20;

export async function* numbers({ client }: OpenRun, since: string | undefined): Lines {
  const now = new Date();
  const from_day = since ?? isoRegionDay(new Date(now.getTime() - (DAYS - 1) * DAY_MS));
  yield* numberLines(await readVisitNumbers(client, { from_day, to_day: isoRegionDay(now) }, MOST));
}
