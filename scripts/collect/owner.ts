import { userInfo } from "node:os";
import { type Allowed, allowAgain } from "../../collector/review/allow-again.ts";
import { correctPost, type TakenDown, takeDown } from "../../collector/review/owner-commands.ts";
import { parseFields } from "../../collector/review/parse-fields.ts";
import { parseKey } from "../../collector/review/parse-key.ts";
import { outcomeLine, waitingLines } from "../../collector/review/post-lines.ts";
import { keyText, type PostKey } from "../../collector/rows.ts";
import type { Run } from "../../collector/run-batch.ts";
import { CliError } from "../../lib/cli/cli-error.ts";
import { eraseDeletedIn } from "../embedded-service.ts";
import { usageError } from "../read-arguments.ts";
import { beginRun } from "./begin-run.ts";
import { isUnused } from "./data-service.ts";
import { USAGE } from "./usage.ts";

const COMMANDS = ["review", "set", "publish", "reject", "remove", "allow"] as const;
export type OwnersCommand = (typeof COMMANDS)[number];

export function isOwnersCommand(word: string): word is OwnersCommand {
  return COMMANDS.some((command) => command === word);
}

function printTakenDown({ gone, wasCollected }: TakenDown): void {
  const what = wasCollected ? "taken down" : "it was not collected yet, and no run will bring it in";
  for (const key of gone) console.log(`${keyText(key)}: ${what}`);
}

function printAllowed({ awaited, released }: Allowed): void {
  for (const key of awaited) {
    console.log(`${keyText(key)}: no longer kept out, the next export that holds it brings it back`);
  }
  for (const row of released) console.log(outcomeLine(row));
}

async function takeAllDown(run: Run, keys: readonly PostKey[], data: string | undefined): Promise<void> {
  try {
    for (const key of keys) printTakenDown(await takeDown(run, key));
  } finally {
    // Of a folder the files are at hand, also of the posts before one that was refused.
    if (data !== undefined) await eraseDeletedIn(data);
  }
}

/** What a command lacks; null where it is whole. */
function problemIn(
  command: OwnersCommand,
  post: string | undefined,
  fields: readonly string[],
): string | null {
  if (command === "review") return post === undefined ? null : "review takes no post.";
  if (post === undefined) return `${command} needs a post: npm run collect -- ${command} CHANNEL/MESSAGE`;
  const lacksField = command === "set" && fields.length === 0;
  return lacksField ? `set needs a field: npm run collect -- set ${post} bedrooms=2` : null;
}

/** A mistyped folder holds no posts: that none waits, or that one was taken down, would be taken for an answer. */
function refuseUnused(command: OwnersCommand, data: string): void {
  if (command === "remove") console.log(`${data} is new, nothing was collected into it.`);
  else
    throw new CliError(
      `${data} holds nothing that was collected. Name the folder that npm run collect -- EXPORT --data FOLDER has filled.`,
    );
}

/** Runs a command of the owner on posts that were collected. */
export async function decideByOwner(command: OwnersCommand, words: string[], data?: string): Promise<void> {
  const [first, ...more] = words;
  const problem = problemIn(command, first, more);
  if (problem !== null) throw usageError(problem, USAGE);
  const keys = (command === "set" ? [first] : words).filter((word) => word !== undefined).map(parseKey);
  const fields = command === "set" ? parseFields(more) : {};
  if (data !== undefined && isUnused(data)) refuseUnused(command, data);
  const run = await beginRun({ data });
  if (command === "remove") return takeAllDown(run, keys, data);
  if (command === "review") {
    for await (const line of waitingLines(run)) console.log(line);
    return;
  }
  const by = userInfo().username;
  if (command === "allow") {
    for (const key of keys) printAllowed(await allowAgain(run, key, by));
    return;
  }
  for (const key of keys) {
    const edits = command === "set" ? fields : { decision: command };
    console.log(outcomeLine(await correctPost(run, key, edits, by)));
  }
}
