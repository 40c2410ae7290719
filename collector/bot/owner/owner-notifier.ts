import { CliError } from "../../../lib/cli/cli-error.ts";
import { listingKey } from "../../judge/batch-state.ts";
import { keyText, type PostKey } from "../../posts/post-key.ts";
import { loggedError } from "../../sources/bot/request-failure.ts";
import type { BotContext } from "../bot-context.ts";
import { onEarlierMessage } from "../send-message.ts";
import { sendSummary } from "./daily-summary.ts";
import { clearGone } from "./show-message.ts";
import { type Skipped, tellSkipped } from "./skipped-messages.ts";
import { summaryDay } from "./summary-text.ts";
import { tellWaiting } from "./tell-waiting.ts";

const LABEL = "On the map, similar homes";

/**
 * Adds a button with the listing's address to each channel post (docs/behaviour.md, B27). Albums cannot have buttons. Throws if the
 * bot may not edit posts.
 */
export async function linkPosts(
  { run, api, site }: BotContext,
  published: readonly PostKey[],
): Promise<void> {
  const { posts: storedPosts, listings, followed } = run.service;
  if (site === null || published.length === 0) return;
  const posts = (await storedPosts.withTextIn(published)).filter(
    ({ message_ids }) => message_ids.length === 1,
  );
  const slugs = await listings.slugsOf(posts);
  const chats = new Map(Array.from(await followed.chats(), ([chat, channel]) => [channel, chat]));
  const channels = new Map<number, boolean>();
  for (const post of posts) {
    const [listing, chat] = [listingKey(post), chats.get(post.channel)];
    const slug = listing && slugs.get(keyText(listing));
    if (!slug || chat === undefined) continue;
    const isChannel = channels.get(chat) ?? (await api.getChat(chat)).type === "channel";
    channels.set(chat, isChannel);
    if (!isChannel) continue;
    const reply_markup = { inline_keyboard: [[{ text: LABEL, url: `${site}/rental/${slug}` }]] };
    // A post that cannot have this button, or has it already, is refused.
    await onEarlierMessage(api.editMessageReplyMarkup(chat, post.message_id, { reply_markup }));
  }
}

const MAX_ERRORS = 50;

type Settings = { hasOwners: boolean; linksPosts: boolean; logError: (text: string) => void };

/** Tells the owners what no update asks for. One instance per process: it keeps the errors of the day. */
export class OwnerNotifier {
  readonly #settings: Settings;
  readonly #errors = new Set<string>();
  #summaryDay: string | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Logs a failure, and keeps its first line for the summary. `updateId` names the update of Telegram that failed. */
  readonly onFailure = (error: unknown, updateId?: number): void => {
    const isPlain = typeof error === "string";
    const failure = isPlain ? error : error instanceof CliError ? error.message : loggedError(error);
    const text = updateId === undefined ? failure : `Update ${updateId}: ${failure}`;
    this.#settings.logError(text);
    const [line = ""] = text.split("\n");
    if (this.#errors.size < MAX_ERRORS) this.#errors.add(line.slice(0, 200).toWellFormed());
  };

  /** Whether a summary may be due: true once a day, and when the command begins. */
  isDue(now: Date): boolean {
    return this.#settings.hasOwners && this.#summaryDay !== summaryDay(now);
  }

  /** Links published posts, and tells the owners what was skipped, what waits, and the day's summary if it is due. Failures are only logged. */
  async tell(context: BotContext, published: readonly PostKey[], skipped: readonly Skipped[]): Promise<void> {
    const { hasOwners, linksPosts } = this.#settings;
    if (linksPosts) await linkPosts(context, published).catch(this.onFailure);
    if (!hasOwners) return;
    try {
      await tellSkipped(context, skipped);
      await clearGone(context);
      await tellWaiting(context);
      if (!this.isDue(context.now)) return;
      if (await sendSummary(context, [...this.#errors])) this.#errors.clear();
      this.#summaryDay = summaryDay(context.now);
    } catch (error) {
      this.onFailure(error);
    }
  }
}
