import { userInfo } from "node:os";
import { waitingLines } from "../../collector/desk/post-card.ts";
import type { OwnerEdits } from "../../collector/judge/corrections.ts";
import { correctPost } from "../../collector/owner/correct-post.ts";
import { allowAgain } from "../../collector/owner/keep-out.ts";
import { parseFields } from "../../collector/owner/parse-fields.ts";
import { outcomeLine, searchLine, searchLines } from "../../collector/owner/post-lines.ts";
import { plannedTakedown, takeAllDown, takedownQuestion } from "../../collector/owner/take-down.ts";
import { undoLast } from "../../collector/owner/undo-last.ts";
import { keyText, parseKey } from "../../collector/posts/post-key.ts";
import { numberLines, readVisitNumbers } from "../../collector/report/number-lines.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { DAY_MS, isoRegionDay } from "../../lib/time/region-day.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { beginRun, type OpenRun } from "./begin-run.ts";
import { confirmed } from "./confirm.ts";
import { isUnusedFolder, openWritableService } from "./data-service.ts";

/** Whose word it is in the list of what was said. */
const by = (): string => userInfo().username;

/** Begins a run over what was collected. A mistyped folder is empty, and "Nothing waits." would look like a real answer. */
function beginCollected(data: string | undefined): Promise<OpenRun> {
  if (data === undefined || !isUnusedFolder(data)) return beginRun(data);
  throw new CliError(
    `${data} holds nothing that was collected. Name the folder that npm run collect -- EXPORT --data FOLDER has filled.`,
  );
}

async function printLines(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) console.log(line);
}

export async function printWaiting(data: string | undefined): Promise<void> {
  await printLines(waitingLines(await beginCollected(data), new Date()));
}

export async function listPosts(data: string | undefined, words: string): Promise<void> {
  await printLines(searchLines(await beginCollected(data), words));
}

async function correct(
  data: string | undefined,
  posts: readonly string[],
  edits: () => OwnerEdits,
): Promise<void> {
  const keys = posts.map(parseKey);
  const edit = edits();
  const run = await beginCollected(data);
  for (const key of keys) console.log(outcomeLine(await correctPost(run, key, edit, by())));
}

export const setFields = (data: string | undefined, post: string, fields: readonly string[]): Promise<void> =>
  correct(data, [post], () => parseFields(fields));

export const decide = (
  data: string | undefined,
  decision: "publish" | "reject" | "taken",
  posts: readonly string[],
): Promise<void> =>
  correct(data, posts, () => (decision === "taken" ? { taken: new Date().toISOString() } : { decision }));

/** Takes back what was said last, of a post or, for null, of any. */
export async function undo(data: string | undefined, named: string | null): Promise<void> {
  const key = named === null ? null : parseKey(named);
  const { fields, post } = await undoLast(await beginCollected(data), key, by());
  console.log(`${keyText(post)}: undone: ${fields.join(", ")}`);
  console.log(outcomeLine(post));
}

/** Takes posts down, also such as were not collected yet. Asks first, but for `isSure`. */
export async function removePosts(
  data: string | undefined,
  posts: readonly string[],
  isSure: boolean,
): Promise<void> {
  const keys = posts.map(parseKey);
  if (isUnusedFolder(data)) console.log(`${data} is new, nothing was collected into it.`);
  const run = await beginRun(data);
  const planned = await Promise.all(keys.map((key) => plannedTakedown(run, key)));
  const found = planned.flatMap((each) => each.posts);
  for (const warning of planned.flatMap(({ warnings }) => warnings)) console.log(warning);
  const lines = [...found.map((row) => searchLine(row, new Map())), takedownQuestion(found)];
  const isAsked = !isSure && found.length > 0;
  if (isAsked && !(await confirmed(lines.join("\n")))) throw new CliError("Nothing was taken down.");
  for await (const takenDown of takeAllDown(run, keys, () => eraseDeleted(data))) {
    const what = takenDown.wasCollected
      ? "taken down"
      : "it was not collected yet, and no run will bring it in";
    for (const key of takenDown.keys) console.log(`${keyText(key)}: ${what}`);
  }
}

export async function allowPosts(data: string | undefined, posts: readonly string[]): Promise<void> {
  const keys = posts.map(parseKey);
  const run = await beginCollected(data);
  for (const key of keys) {
    const { awaited, released } = await allowAgain(run, key, by());
    for (const each of awaited)
      console.log(`${keyText(each)}: no longer kept out, the next export that holds it brings it back`);
    for (const row of released) console.log(outcomeLine(row));
  }
}

/** Today and the six days before. */
const DAYS = 7;
const MOST = 20;

export async function printNumbers({ since, data }: { since?: string; data?: string }): Promise<void> {
  const now = new Date();
  const from_day = since ?? isoRegionDay(new Date(now.getTime() - (DAYS - 1) * DAY_MS));
  // Would be made, and "No visits" would look like a real answer.
  if (isUnusedFolder(data)) throw new CliError(`${data} is no data folder of a site.`);
  const { client } = await openWritableService(data);
  const numbers = await readVisitNumbers(client, { from_day, to_day: isoRegionDay(now) }, MOST);
  for (const line of numberLines(numbers)) console.log(line);
}
