import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { type Listening, listen } from "../loopback.ts";
import { type Button, FakeChats, type ShownMessage } from "./fake-chats.ts";
import { FakeUpdates } from "./fake-updates.ts";

export const TOKEN = "123:secret";

class Refusal extends Error {
  readonly status: number;
  readonly description: string;
  readonly parameters: object;

  constructor(status: number, description: string, parameters: object = {}) {
    super(description);
    [this.status, this.description, this.parameters] = [status, description, parameters];
  }
}

const number = z.coerce.number();
const button = z.object({
  text: z.string().min(1),
  callback_data: z.string().optional(),
  url: z.url().optional(),
});
const parsed = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);
const markup = z.preprocess(parsed, z.object({ inline_keyboard: z.array(z.array(button)) })).optional();
const media = z
  .preprocess(parsed, z.object({ type: z.literal("photo"), media: z.string(), caption: z.string() }))
  .optional();
const call = z.object({
  chat_id: number.optional(),
  message_id: number.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  photo: z.string().optional(),
  media,
  reply_markup: markup,
  disable_notification: z.stringbool().or(z.boolean()).optional(),
  /** Nothing that the bot sends is markup. */
  parse_mode: z.never().optional(),
  callback_query_id: z.string().optional(),
  file_id: z.string().optional(),
  offset: number.optional(),
  limit: number.optional(),
  timeout: number.optional(),
});
type Call = z.infer<typeof call>;

const MAX_TEXT = 4_096;
const MAX_CAPTION = 1_024;
const MAX_DATA_BYTES = 64;

function buttonsOf({ reply_markup }: Call): Button[][] {
  const rows = reply_markup?.inline_keyboard ?? [];
  for (const { callback_data: data = "-", url } of rows.flat()) {
    const bytes = Buffer.byteLength(data);
    if (bytes < 1 || bytes > MAX_DATA_BYTES) throw new Refusal(400, "Bad Request: BUTTON_DATA_INVALID");
    if (url?.includes("localhost")) throw new Refusal(400, "Bad Request: Wrong HTTP URL");
  }
  return rows.map((row) =>
    row.map(({ text, callback_data, url }) => ({ text, data: callback_data ?? null, url: url ?? null })),
  );
}

function checkLength(text: string, most: number): string {
  if (text === "") throw new Refusal(400, "Bad Request: message text is empty");
  if (text.length > most) throw new Refusal(400, "Bad Request: message is too long");
  return text;
}

function parsedCall(fields: object): Call {
  const { data, error } = call.safeParse(fields);
  if (error) throw new Refusal(400, `Bad Request: ${error.message}`);
  return data;
}

async function readCall(type: string, body: Buffer): Promise<Call> {
  if (!type.startsWith("multipart/")) return parsedCall(body.length === 0 ? {} : JSON.parse(`${body}`));
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const sizeOf = (_: string, name: string) => {
    const file = form.get(name);
    return file instanceof File ? `${file.size} bytes` : "";
  };
  const fields = Array.from(form).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value.replace(/attach:\/\/(\w+)/g, sizeOf)]] : [],
  );
  return parsedCall(Object.fromEntries(fields));
}

/**
 * A Bot API server that behaves like Telegram: long polling with offsets, private chats whose messages are sent, edited and
 * deleted, pressed buttons, files, limits of lengths, users that block the bot, and failures that are asked for.
 */
export class FakeTelegram implements AsyncDisposable {
  readonly chats = new FakeChats();
  readonly updates = new FakeUpdates();
  /** The chats that are groups; other than private ones, all others are channels. */
  readonly groups = new Set<number>();
  /** The methods that were called, but for those that poll. */
  readonly calls: string[] = [];
  /** Messages up to this id are older than 48 hours: Telegram deletes them no more, but the bot may edit its own. */
  lastOldId = 0;
  /** Called when a poll finds nothing that waits. */
  onIdle: (() => void) | null = null;
  /** Called before each answer but those to polls. Throw to lose the connection after the call took effect. */
  afterCall: (method: string) => void = () => undefined;
  readonly #failures: { method: string; refusal: Refusal }[] = [];
  readonly #blocked = new Set<number>();
  readonly #queries = new Set<string>();
  readonly #answers: string[] = [];
  #server: Listening | null = null;

  static async open(): Promise<FakeTelegram> {
    const telegram = new FakeTelegram();
    const server = createServer(async (request, response) => {
      const send = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      const path = request.url ?? "";
      const sent = await buffer(request);
      if (path.startsWith(`/file/bot${TOKEN}/`)) {
        response.end("photo");
        return;
      }
      const method = path.replace(`/bot${TOKEN}/`, "");
      try {
        if (method === path) throw new Refusal(404, "Not Found");
        const result = await telegram.#answer(
          method,
          await readCall(request.headers["content-type"] ?? "", sent),
        );
        if (method !== "getUpdates") telegram.afterCall(method);
        send(200, { ok: true, result });
      } catch (error) {
        if (!(error instanceof Refusal)) {
          request.socket.destroy(error instanceof Error ? error : undefined);
          return;
        }
        const { status, description, parameters } = error;
        send(status, { ok: false, error_code: status, description, parameters });
      }
    });
    telegram.#server = await listen(server);
    return telegram;
  }

  get root(): string {
    return this.#server?.url ?? "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.updates.release();
    await this.#server?.[Symbol.asyncDispose]();
  }

  /** A user writes to the bot. `more` are further fields of the message. */
  say(userId: number, text: string, { language = "en", ...more }: { language?: string } & object = {}): void {
    const { id: message_id } = this.chats.add(userId, {
      ...{ by: "user", text, photo: null, buttons: [], isSilent: false },
    });
    const from = { id: userId, is_bot: false, first_name: "Visitor", language_code: language };
    const chat = { id: userId, type: "private", first_name: "Visitor" };
    const date = Math.floor(Date.now() / 1_000);
    this.updates.add({ message: { message_id, from, chat, date, text, ...more } });
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
    const message = { message_id: messageId, chat: { id: chatId, type: "private" }, date: 0 };
    this.updates.add({ callback_query: { id, from, message, data, chat_instance: "1" } });
  }

  block(userId: number): void {
    this.#blocked.add(userId);
  }

  failNext(method: string, status: number, description: string, parameters = {}): void {
    this.#failures.push({ method, refusal: new Refusal(status, description, parameters) });
  }

  /** The notes that answered presses. */
  get answers(): readonly string[] {
    return this.#answers;
  }

  async #answer(method: string, call: Call): Promise<unknown> {
    const failing = this.#failures.findIndex((failure) => failure.method === method);
    const [failure] = failing < 0 ? [] : this.#failures.splice(failing, 1);
    if (failure) throw failure.refusal;
    if (method === "getUpdates") return this.#poll(call);
    this.calls.push(method);
    if (call.chat_id !== undefined && this.#blocked.has(call.chat_id))
      throw new Refusal(403, "Forbidden: bot was blocked by the user");
    return this.#perform(method, call);
  }

  async #poll({ offset = 0, limit = 100, timeout = 0 }: Call) {
    const found = await this.updates.from(offset, limit, this.onIdle === null ? timeout : 0);
    if (found.length === 0) this.onIdle?.();
    return found;
  }

  #perform(method: string, call: Call): unknown {
    switch (method) {
      case "getMe":
        return { id: 123, is_bot: true, first_name: "Bot", username: "test_bot" };
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
        return this.#send(call, checkLength(call.text ?? "", MAX_TEXT), null);
      case "sendPhoto":
        return this.#send(call, checkLength(call.caption ?? "", MAX_CAPTION), call.photo ?? "");
      case "deleteMessage":
        if (call.message_id !== undefined && call.message_id <= this.lastOldId)
          throw new Refusal(400, "Bad Request: message can't be deleted for everyone");
        if (!this.chats.delete(call.chat_id ?? 0, call.message_id ?? 0))
          throw new Refusal(400, "Bad Request: message to delete not found");
        return true;
      case "editMessageText":
        return this.#edit(call, checkLength(call.text ?? "", MAX_TEXT));
      case "editMessageCaption":
        return this.#edit(call, checkLength(call.caption ?? "", MAX_CAPTION));
      case "editMessageMedia":
        return this.#edit(call, checkLength(call.media?.caption ?? "", MAX_CAPTION), call.media?.media);
      case "editMessageReplyMarkup":
        return this.#edit(call, null);
      default:
        throw new Refusal(404, "Not Found: method not found");
    }
  }

  #send(call: Call, text: string, photo: string | null) {
    const { chat_id = 0, disable_notification: isSilent = false } = call;
    const sent = { by: "bot" as const, text, photo, buttons: buttonsOf(call), isSilent };
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
