import { Api, HttpError, InputFile } from "grammy";
import { z } from "zod";
import { telegramLimits } from "../../../collector/bot/site-bot.ts";
import type { TelegramFiles } from "../../../collector/sources/bot/fetch-file.ts";
import { type Polling, pollUpdates } from "../../../collector/sources/bot/poll-updates.ts";
import { type Button, FakeChats, type ShownMessage } from "./fake-chats.ts";
import { FakeUpdates } from "./fake-updates.ts";

export const TOKEN = "123:secret";

const ME = { id: 123, is_bot: true, first_name: "Bot", username: "test_bot" };

/** What Telegram answers a call that it refuses. */
class Refusal extends Error {
  readonly answer: object;

  constructor(error_code: number, description: string, parameters: object = {}) {
    super(description);
    this.answer = { ok: false, error_code, description, parameters };
  }
}

/** What Telegram takes at most: characters of a text and a caption, bytes of a button's data. */
const text = z.string().max(4_096);
const caption = z.string().min(1).max(1_024);
const data = z.string().refine((value) => value !== "" && Buffer.byteLength(value) <= 64);
const url = z.url().refine((value) => !value.includes("localhost"));

const parsed = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);
const number = z.coerce.number();
const button = z
  .object({ text: z.string().min(1), callback_data: data.optional(), url: url.optional() })
  .transform(({ callback_data, ...more }): Button => ({ url: null, ...more, data: callback_data ?? null }));
const markup = z.object({
  inline_keyboard: z.array(z.array(button)).default([]),
  force_reply: z.boolean().default(false),
});
/** An address, an id of Telegram, or a file, which is shown as its size. */
const file = z.string().or(
  z.instanceof(InputFile).transform(async (uploaded) => {
    const content = await uploaded.toRaw();
    return content instanceof Uint8Array ? `${content.length} bytes` : "";
  }),
);
const media = z.object({ type: z.literal("photo"), media: file, caption });
const call = z.object({
  chat_id: number.optional(),
  message_id: number.optional(),
  text: text.optional(),
  caption: caption.optional(),
  photo: file.optional(),
  media: z.preprocess(parsed, media).optional(),
  reply_markup: z.preprocess(parsed, markup).optional(),
  reply_parameters: z.preprocess(parsed, z.object({ message_id: z.int() })).optional(),
  disable_notification: z.stringbool().or(z.boolean()).optional(),
  parse_mode: z.literal("HTML").optional(),
  callback_query_id: z.string().optional(),
  file_id: z.string().optional(),
  offset: number.optional(),
  limit: number.optional(),
  timeout: number.optional(),
});
type Call = z.infer<typeof call>;

const buttonsOf = ({ reply_markup }: Call): Button[][] => reply_markup?.inline_keyboard ?? [];

/** Nothing that the bot sends is markup, but for the link without words at the end of a question. */
const QUESTION = /^([^<]+)<a href="(http:[^"]+)">\u200C<\/a>$/;

const CHARACTERS = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["#39", "'"],
]);

function questionOf({ text = "", reply_markup }: Call): Pick<ShownMessage, "text" | "link"> {
  const [, words, link] = QUESTION.exec(text) ?? [];
  if (words === undefined || link === undefined || !reply_markup?.force_reply)
    throw new Refusal(400, "Bad Request: can't parse entities");
  return { text: words.replace(/&([\w#]+);/g, (_, name) => CHARACTERS.get(name) ?? ""), link };
}

async function parsedCall(payload: object): Promise<Call> {
  const { data, error } = await call.safeParseAsync(payload);
  if (error) throw new Refusal(400, `Bad Request: ${error.message}`);
  return data;
}

/**
 * A Bot API that behaves like Telegram: long polling with offsets, private chats whose messages are sent, edited and deleted, pressed
 * buttons, files, limits of lengths, users that block the bot, and failures that are asked for. `ServedTelegram` serves it to commands.
 */
export class FakeTelegram {
  /** A client whose calls are answered here. */
  readonly api = new Api(TOKEN);
  readonly chats = new FakeChats();
  readonly updates = new FakeUpdates();
  /** The chats that are groups; other than private ones, all others are channels. */
  readonly groups = new Set<number>();
  /** The methods that were called, but for those that every command begins with. */
  readonly calls: string[] = [];
  /** Messages up to this id are older than 48 hours: Telegram deletes them no more, but the bot may edit its own. */
  lastOldId = 0;
  /** The offsets that were asked for. */
  readonly offsets: (number | undefined)[] = [];
  /** Called before a poll is answered. */
  onPoll: () => void | Promise<void> = () => undefined;
  /** Called when a poll finds nothing that waits. */
  onIdle: (() => void) | null = null;
  /** Called before each answer but those to polls. Throw to lose the connection after the call took effect. */
  afterCall: (method: string) => void | Promise<void> = () => undefined;
  readonly #next: { method: string; answer: object }[] = [];
  readonly #blocked = new Set<number>();
  readonly #queries = new Set<string>();
  readonly #answers: string[] = [];

  constructor() {
    this.api.config.use(async (_, method, payload) => {
      const answer = await this.answer(method, payload).catch((error: unknown) => {
        throw new HttpError(`Network request for '${method}' failed!`, error);
      });
      return JSON.parse(JSON.stringify(answer));
    }, telegramLimits);
  }

  /** What a command that was just started needs to download files; each consists of its path. */
  get files(): TelegramFiles {
    return { api: this.api, fileRoot: "data:text/plain,", pause: async () => undefined };
  }

  /** The updates that wait, as the follow command polls them, until none is left. */
  polled(polling: Partial<Polling> = {}): ReturnType<typeof pollUpdates> {
    const stop = new AbortController();
    this.onIdle = () => stop.abort();
    return pollUpdates({ api: this.api, signal: stop.signal, onTrouble: () => undefined, ...polling });
  }

  /** A user writes to the bot. `more` are further fields of the message. */
  say(userId: number, text: string, { language = "en", ...more }: { language?: string } & object = {}): void {
    const { id: message_id } = this.chats.add(userId, { by: "user", text });
    const from = { id: userId, is_bot: false, first_name: "Visitor", language_code: language };
    const chat = { id: userId, type: "private", first_name: "Visitor" };
    const date = Math.floor(Date.now() / 1_000);
    this.updates.add({ message: { message_id, from, chat, date, text, ...more } });
  }

  /** A user replies to the last question of the bot. */
  reply(userId: number, text: string): void {
    const question = this.chats.of(userId).findLast(({ link }) => link !== null);
    if (!question) throw new Error(`Nothing was asked in chat ${userId}.`);
    const { id: message_id, text: asked, link: url } = question;
    const entities = [{ type: "text_link", offset: asked.length, length: 1, url }];
    const answered: object = { reply_to_message: { message_id, text: `${asked}\u200C`, entities } };
    this.say(userId, text, answered);
  }

  /** A user presses a button of the last message that has one with this label. */
  press(userId: number, label: string, language = "en"): void {
    const labelled = (message: ShownMessage) =>
      message.buttons.flat().find(({ text, data }) => data !== null && text === label);
    const message = this.chats.of(userId).findLast((each) => labelled(each) !== undefined);
    const pressed = message && labelled(message);
    if (!message || !pressed) throw new Error(`No button "${label}" in chat ${userId}.`);
    this.pressData(userId, message.id, pressed.data ?? "", { language });
  }

  /** A press with any data, which a changed client can send. `userId` may be a stranger. */
  pressData(
    chatId: number,
    messageId: number,
    data: string,
    { language = "en", userId = chatId }: { language?: string; userId?: number } = {},
  ): void {
    const id = `query-${this.#queries.size + 1}`;
    this.#queries.add(id);
    const from = { id: userId, is_bot: false, first_name: "Visitor", language_code: language };
    const answered = this.chats.find(chatId, messageId)?.answered;
    const reply_to_message = answered ? { text: answered } : undefined;
    const message = {
      message_id: messageId,
      chat: { id: chatId, type: "private" },
      date: 0,
      reply_to_message,
    };
    this.updates.add({ callback_query: { id, from, message, data, chat_instance: "1" } });
  }

  block(userId: number): void {
    this.#blocked.add(userId);
  }

  failNext(method: string, status: number, description: string, parameters = {}): void {
    this.#next.push({ method, answer: new Refusal(status, description, parameters).answer });
  }

  /** Answers the next such call with something that Telegram would not. */
  answerNext(method: string, result: unknown): void {
    this.#next.push({ method, answer: { ok: true, result } });
  }

  /** The notes that answered presses. */
  get answers(): readonly string[] {
    return this.#answers;
  }

  /** Answers a call of the bot. Throws if the connection is lost. */
  async answer(method: string, payload: object): Promise<object> {
    try {
      const result = await this.#answer(method, await parsedCall(payload));
      if (method !== "getUpdates") await this.afterCall(method);
      return result;
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  }

  async #answer(method: string, call: Call): Promise<object> {
    if (method === "getUpdates") this.offsets.push(call.offset);
    const next = this.#next.findIndex((each) => each.method === method);
    const [given] = next < 0 ? [] : this.#next.splice(next, 1);
    if (given) return given.answer;
    if (method === "getUpdates") return { ok: true, result: await this.#poll(call) };
    if (method === "getMe") return { ok: true, result: ME };
    this.calls.push(method);
    if (call.chat_id !== undefined && this.#blocked.has(call.chat_id))
      throw new Refusal(403, "Forbidden: bot was blocked by the user");
    return { ok: true, result: this.#perform(method, call) };
  }

  async #poll({ offset = 0, limit = 100, timeout = 0 }: Call) {
    await this.onPoll();
    const found = await this.updates.from(offset, limit, this.onIdle === null ? timeout : 0);
    if (found.length === 0) this.onIdle?.();
    return found;
  }

  #perform(method: string, call: Call): unknown {
    switch (method) {
      case "getChat":
        return {
          id: call.chat_id,
          type: this.groups.has(call.chat_id ?? 0) ? "supergroup" : "channel",
          title: "Homes",
        };
      case "getFile":
        return { file_id: call.file_id, file_unique_id: "u", file_path: "photos/file_1.jpg" };
      case "answerCallbackQuery":
        if (!this.#queries.delete(call.callback_query_id ?? ""))
          throw new Refusal(400, "Bad Request: query is too old");
        this.#answers.push(call.text ?? "");
        return true;
      case "sendMessage":
        return this.#send(call, call.parse_mode ? questionOf(call) : { text: text.min(1).parse(call.text) });
      case "sendPhoto":
        return this.#send(call, { text: caption.parse(call.caption), photo: call.photo ?? "" });
      case "deleteMessage":
        if (call.message_id !== undefined && call.message_id <= this.lastOldId)
          throw new Refusal(400, "Bad Request: message can't be deleted for everyone");
        if (!this.chats.delete(call.chat_id ?? 0, call.message_id ?? 0))
          throw new Refusal(400, "Bad Request: message to delete not found");
        return true;
      case "editMessageText":
        return this.#edit(call, text.min(1).parse(call.text));
      case "editMessageCaption":
        return this.#edit(call, caption.parse(call.caption));
      case "editMessageMedia":
        return this.#edit(call, call.media?.caption ?? null, call.media?.media);
      case "editMessageReplyMarkup":
        return this.#edit(call, null);
      default:
        throw new Refusal(404, "Not Found: method not found");
    }
  }

  #send(call: Call, shown: Pick<ShownMessage, "text"> & Partial<ShownMessage>) {
    const { chat_id = 0, disable_notification: isSilent = false, reply_parameters: answers } = call;
    const answered = (answers && this.chats.find(chat_id, answers.message_id)?.text) ?? null;
    const sent = { by: "bot" as const, ...shown, buttons: buttonsOf(call), isSilent, answered };
    return this.#shown(chat_id, this.chats.add(chat_id, sent));
  }

  #edit(call: Call, text: string | null, photo?: string) {
    const { chat_id = 0, message_id = 0 } = call;
    const message = this.chats.find(chat_id, message_id);
    if (message?.by !== "bot") throw new Refusal(400, "Bad Request: message to edit not found");
    const buttons = buttonsOf(call);
    const isSame = photo === undefined && (text === null || text === message.text);
    if (isSame && JSON.stringify(buttons) === JSON.stringify(message.buttons))
      throw new Refusal(400, "Bad Request: message is not modified");
    Object.assign(message, { text: text ?? message.text, photo: photo ?? message.photo, buttons });
    return this.#shown(chat_id, message);
  }

  #shown(chatId: number, { id, text, photo }: ShownMessage) {
    const chat = { id: chatId, type: "private" };
    const date = Math.floor(Date.now() / 1_000);
    const photos = [{ file_id: `photo-${id}`, file_unique_id: `u${id}`, width: 90, height: 90 }];
    return photo === null
      ? { message_id: id, date, chat, text }
      : { message_id: id, date, chat, caption: text, photo: photos };
  }
}
