import { userInfo } from "node:os";
import { ownerSays, type TakenDown, takeDown } from "../../collector/review/owner-says.ts";
import { parseFields } from "../../collector/review/parse-fields.ts";
import { parseKey } from "../../collector/review/parse-key.ts";
import { saidOf } from "../../collector/review/said-of-post.ts";
import { waitingLines } from "../../collector/review/waiting.ts";
import { keyText } from "../../collector/rows.ts";
import { usageError } from "../read-arguments.ts";
import { beginRun } from "./export.ts";
import { USAGE } from "./usage.ts";

const COMMANDS = ["review", "set", "publish", "reject", "remove"] as const;
export type OwnersCommand = (typeof COMMANDS)[number];

export function isOwnersCommand(word: string): word is OwnersCommand {
  return COMMANDS.some((command) => command === word);
}

function tellGone({ gone, wasCollected }: TakenDown): void {
  const what = wasCollected ? "taken down" : "it was not collected yet, and no run will bring it in";
  for (const key of gone) console.log(`${keyText(key)}: ${what}`);
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

/** Does what the owner says about posts that were collected. */
export async function decideByOwner(command: OwnersCommand, words: string[], data?: string): Promise<void> {
  const [first, ...more] = words;
  const problem = problemIn(command, first, more);
  if (problem !== null) throw usageError(problem, USAGE);
  const keys = (command === "set" ? [first] : words).filter((word) => word !== undefined).map(parseKey);
  const fields = command === "set" ? parseFields(more) : {};
  const run = await beginRun({ data });
  const by = userInfo().username;
  if (command === "review") {
    for await (const line of waitingLines(run)) console.log(line);
  }
  for (const key of keys) {
    if (command === "set") console.log(saidOf(await ownerSays(run, key, fields, by)));
    else if (command === "publish" || command === "reject") {
      console.log(saidOf(await ownerSays(run, key, { decision: command }, by)));
    } else tellGone(await takeDown(run, key));
  }
}
