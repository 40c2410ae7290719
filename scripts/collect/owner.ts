import { userInfo } from "node:os";
import type { OwnerEdits } from "../../collector/judge/corrections.ts";
import { type AllowedPosts, allowAgain } from "../../collector/owner/allow-again.ts";
import { correctPost } from "../../collector/owner/correct-post.ts";
import { parseFields } from "../../collector/owner/parse-fields.ts";
import { parseKey } from "../../collector/owner/parse-key.ts";
import { outcomeLine, searchLine, waitingLines } from "../../collector/owner/post-lines.ts";
import { searchLines } from "../../collector/owner/search-lines.ts";
import {
  plannedTakedown,
  type TakenDown,
  takeAllDown,
  takedownQuestion,
} from "../../collector/owner/take-down.ts";
import { type Undone, undoLast } from "../../collector/owner/undo-last.ts";
import { keyText, type PostKey } from "../../collector/posts/rows.ts";
import type { Run } from "../../collector/run/run-batch.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { eraseDeleted } from "../embedded-service.ts";
import { usageError } from "../read-arguments.ts";
import { beginRun } from "./begin-run.ts";
import { confirmed } from "./confirm.ts";
import { isUnusedFolder } from "./data-service.ts";
import { USAGE } from "./usage.ts";

const COMMANDS = ["review", "list", "set", "publish", "reject", "taken", "undo", "remove", "allow"] as const;
export type OwnersCommand = (typeof COMMANDS)[number];

export function isOwnersCommand(word: string): word is OwnersCommand {
  return COMMANDS.some((command) => command === word);
}

function printTakenDown({ keys, wasCollected }: TakenDown): void {
  const what = wasCollected ? "taken down" : "it was not collected yet, and no run will bring it in";
  for (const key of keys) console.log(`${keyText(key)}: ${what}`);
}

function printAllowed({ awaited, released }: AllowedPosts): void {
  for (const key of awaited) {
    console.log(`${keyText(key)}: no longer kept out, the next export that holds it brings it back`);
  }
  for (const row of released) console.log(outcomeLine(row));
}

async function removeAll(run: Run, keys: readonly PostKey[], { data, yes }: OwnersFlags): Promise<void> {
  const planned = await Promise.all(keys.map((key) => plannedTakedown(run, key)));
  const posts = planned.flatMap((each) => each.posts);
  for (const warning of planned.flatMap(({ warnings }) => warnings)) console.log(warning);
  const lines = [...posts.map((row) => searchLine(row, new Map())), takedownQuestion(posts)];
  const isAsked = !yes && posts.length > 0;
  if (isAsked && !(await confirmed(lines.join("\n")))) throw new CliError("Nothing was taken down.");
  for await (const takenDown of takeAllDown(run, keys, () => eraseDeleted(data))) printTakenDown(takenDown);
}

function editsOf(command: "publish" | "reject" | "taken"): OwnerEdits {
  return command === "taken" ? { taken: new Date().toISOString() } : { decision: command };
}

function usageProblem(
  command: OwnersCommand,
  post: string | undefined,
  more: readonly string[],
): string | null {
  if (command === "review") return post === undefined ? null : "review takes no post.";
  if (command === "undo")
    return more.length === 0 ? null : "undo takes one post, or none for what was said last.";
  if (command === "list") {
    return post === undefined
      ? "list needs a phone number, an area or words: npm run collect -- list 0812345678"
      : null;
  }
  if (post === undefined) return `${command} needs a post: npm run collect -- ${command} CHANNEL/MESSAGE`;
  const lacksField = command === "set" && more.length === 0;
  return lacksField ? `set needs a field: npm run collect -- set ${post} bedrooms=2` : null;
}

/** A mistyped folder is empty, and "Nothing waits." would look like a real answer. */
function refuseUnusedFolder(command: OwnersCommand, data: string): void {
  if (command === "remove") console.log(`${data} is new, nothing was collected into it.`);
  else
    throw new CliError(
      `${data} holds nothing that was collected. Name the folder that npm run collect -- EXPORT --data FOLDER has filled.`,
    );
}

async function printLines(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) console.log(line);
}

function printUndone({ fields, post }: Undone): void {
  console.log(`${keyText(post)}: undone: ${fields.join(", ")}`);
  console.log(outcomeLine(post));
}

export type OwnersFlags = { data?: string; yes?: boolean };

export async function runOwnersCommand(
  command: OwnersCommand,
  words: string[],
  flags: OwnersFlags,
): Promise<void> {
  const { data } = flags;
  const [first, ...more] = words;
  const problem = usageProblem(command, first, more);
  if (problem !== null) throw usageError(problem, USAGE);
  const named = command === "list" ? [] : command === "set" ? words.slice(0, 1) : words;
  const keys = named.map(parseKey);
  const fields = command === "set" ? parseFields(more) : {};
  if (data !== undefined && isUnusedFolder(data)) refuseUnusedFolder(command, data);
  const run = await beginRun({ data });
  const by = userInfo().username;
  if (command === "remove") return removeAll(run, keys, flags);
  if (command === "review") return printLines(waitingLines(run));
  if (command === "list") return printLines(searchLines(run, words.join(" ")));
  if (command === "undo") return printUndone(await undoLast(run, keys[0] ?? null, by));
  for (const key of keys) {
    if (command === "allow") printAllowed(await allowAgain(run, key, by));
    else {
      const edits = command === "set" ? fields : editsOf(command);
      console.log(outcomeLine(await correctPost(run, key, edits, by)));
    }
  }
}
