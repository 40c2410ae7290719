import type { Api } from "grammy";
import type { BotUpdate } from "../sources/bot/bot-update.ts";
import { isOutage, isRefusal } from "../store/call-function.ts";
import type { GroupPart } from "./group-part.ts";
import { type ChatMessage, type Incoming, incomingOf, type Press } from "./incoming.ts";
import { LANGUAGES, localeOf } from "./languages.ts";

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

/** Tells a user that the bot cannot read a message, or knows nothing of a button any more. */
async function answerRefused(api: Api, incoming: Incoming): Promise<void> {
  if (incoming.kind !== "message" && incoming.kind !== "press") return;
  const { t } = LANGUAGES[localeOf(incoming.from.languageCode)];
  if (incoming.kind === "press") await api.answerCallbackQuery(incoming.id, { text: t("bot.outdated") });
  else await api.sendMessage(incoming.chatId, t("bot.notRead"));
}

export type Dispatching = {
  api: Api;
  /** The updates that were dispatched before, and are not again. */
  handled: Set<number>;
  onError: (error: unknown, updateId: number) => void;
};

/**
 * Passes what users did to the parts of the bot, in order. An update whose handler fails is passed to `onError` and skipped; what the
 * data service refuses is answered. While the data service is away its error is thrown, and the caller tries again.
 */
export async function dispatch(
  parts: BotParts,
  updates: readonly BotUpdate[],
  { api, handled, onError }: Dispatching,
): Promise<void> {
  for (const update of updates) {
    const { update_id } = update;
    const incoming = handled.has(update_id) ? null : incomingOf(update);
    if (incoming === null) continue;
    try {
      await handle(parts, incoming);
    } catch (error) {
      if (isOutage(error)) throw error;
      onError(error, update_id);
      if (isRefusal(error)) await answerRefused(api, incoming).catch((reason) => onError(reason, update_id));
    }
    handled.add(update_id);
  }
}
