import { CliError } from "../../lib/cli/cli-error.ts";
import type { BotUpdate } from "../sources/bot/bot-update.ts";
import type { GroupPart } from "./group-part.ts";
import { type ChatMessage, type Incoming, incomingOf, type Press } from "./incoming.ts";

/** A part of the bot. A handler returns whether the message or press was for this part; if not, the next part is asked. */
export type BotPart = {
  onMessage: (message: ChatMessage) => Promise<boolean>;
  onPress: (press: Press) => Promise<boolean>;
  onBlocked?: (chatId: number) => Promise<void>;
};

export type BotParts = {
  /** Ids of the site's owners. Nobody else reaches the owner's part. */
  owners: ReadonlySet<number>;
  owner: BotPart | null;
  /** Whether a chat may have another answer now; not asked about owners. */
  allowsAnswer: (chatId: number) => boolean;
  everybody: readonly BotPart[];
  groups: GroupPart | null;
};

function partsFor({ owners, owner, everybody }: BotParts, userId: number): readonly BotPart[] {
  return owner !== null && owners.has(userId) ? [owner, ...everybody] : everybody;
}

async function handle(parts: BotParts, incoming: Incoming): Promise<void> {
  if (incoming.kind === "blocked") {
    for (const part of partsFor(parts, incoming.chatId)) await part.onBlocked?.(incoming.chatId);
    return;
  }
  if (incoming.kind === "migrated") return parts.groups?.onMigrated(incoming);
  if (incoming.kind === "renamed") return parts.groups?.onRenamed(incoming);
  if (incoming.kind === "command") {
    if (parts.owners.has(incoming.fromId)) await parts.groups?.onCommand(incoming);
    return;
  }
  const { chatId, from } = incoming;
  if (!parts.owners.has(from.id) && !parts.allowsAnswer(chatId)) return;
  for (const part of partsFor(parts, from.id)) {
    const isHandled = incoming.kind === "message" ? part.onMessage(incoming) : part.onPress(incoming);
    if (await isHandled) return;
  }
}

/**
 * Passes what users did to the parts of the bot, in order. An update whose handler fails is passed to `onError` and skipped. A
 * `CliError` (the data service does not answer) is thrown, and the caller tries again; `handled` then says what not to repeat.
 */
export async function dispatch(
  parts: BotParts,
  updates: readonly BotUpdate[],
  handled: Set<number>,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const update of updates) {
    const incoming = handled.has(update.update_id) ? null : incomingOf(update);
    if (incoming === null) continue;
    try {
      await handle(parts, incoming);
    } catch (error) {
      if (error instanceof CliError) throw error;
      onError(error);
    }
    handled.add(update.update_id);
  }
}
