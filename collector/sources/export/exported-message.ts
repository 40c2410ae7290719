import { z } from "zod";
import { timeAtClock } from "../../../lib/time/region-day.ts";
import {
  authorOf,
  type ChatOfAuthors,
  isPlausibleTime,
  linkedWords,
  MAX_ORIGIN,
  type SourceItem,
  storableText,
  topicName,
} from "../message.ts";
import { blockLines, buttonLines, mediaBlocks } from "../rich-message.ts";
import { blockMedia, exportedMedia, lenient, mediaOf } from "./exported-media.ts";

const entity = z.object({
  type: z.string().optional(),
  text: z.string().catch(""),
  href: lenient(z.string()),
});
const plain = (text: string) => ({ type: undefined, text, href: undefined });
const parts = z.array(z.union([z.string().transform(plain), entity]).catch(plain("")));

const exportedText = z.object({
  text: lenient(z.union([z.string().transform((text) => [plain(text)]), parts])),
  text_entities: lenient(parts),
  rich_message: lenient(z.object({ blocks: z.unknown().optional() })),
  inline_bot_buttons: z.unknown().optional(),
});

/** The whole text of a message without struck-through words, and the links on its buttons. */
function messageText({
  text,
  text_entities,
  rich_message,
  inline_bot_buttons,
}: z.infer<typeof exportedText>) {
  const pieces = (text_entities?.length ? text_entities : text) ?? [];
  const line = pieces
    .filter(({ type }) => type !== "strikethrough")
    .map((piece) => linkedWords(piece.text, piece.href))
    .join("");
  const lines = [line, ...blockLines(rich_message?.blocks)].filter((each) => each.trim() !== "");
  const buttons = lines.length === 0 ? [] : buttonLines(inline_bot_buttons);
  return storableText([...lines, ...buttons].join("\n")).trim();
}

const seconds = z
  .union([z.string().regex(/^\d{1,12}$/), z.int().nonnegative()])
  .transform((value) => new Date(Number(value) * 1_000));

/** Exports of old versions have only the local time; we assume the region's. Those of other programs have what they like. */
const clock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?$/)
  .transform((value) => timeAtClock(value.slice(0, 19)));
const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
const time = lenient(z.union([clock, instant, seconds]));

/** Negative in what a supergroup has from the group that it was. */
const id = z.int().refine((value) => value !== 0);

const exportedMessage = z
  .object({
    id,
    type: z.string(),
    action: lenient(z.string()),
    title: lenient(z.string()),
    new_title: lenient(z.string()),
    date: time,
    date_unixtime: lenient(seconds),
    edited: time,
    edited_unixtime: lenient(seconds),
    from_id: lenient(z.union([z.string(), z.int().transform((user) => `user${user}`)])),
    reply_to_message_id: lenient(id),
    reply_to_peer_id: lenient(z.string()),
    forwarded_from: z.string().nullish().catch(null),
    forwarded_from_id: lenient(z.string()),
  })
  .extend(exportedText.shape)
  .extend(exportedMedia.shape);

const withId = z.object({ id });

type Times = Partial<
  Pick<z.infer<typeof exportedMessage>, "date" | "date_unixtime" | "edited" | "edited_unixtime">
>;

const sentAt = ({ date_unixtime, date }: Times): Date | null => date_unixtime ?? date ?? null;
const editedAt = ({ edited_unixtime, edited }: Times): Date | null => edited_unixtime ?? edited ?? null;

/** The id of a message and its newest plausible time (edit or post). Null if it has no id. */
export function idAndTime(value: unknown, now: Date): { id: number; newest: Date | null } | null {
  const parsed = exportedMessage.safeParse(value);
  if (parsed.success) {
    const times = [editedAt(parsed.data), sentAt(parsed.data)];
    const newest = times.find((time) => time !== null && isPlausibleTime(time, now));
    return { id: parsed.data.id, newest: newest ?? null };
  }
  const identified = withId.safeParse(value);
  return identified.success ? { id: identified.data.id, newest: null } : null;
}

function other(messageId: number, reason: string): SourceItem {
  return { kind: "other", message: { id: messageId, reason } };
}

/** Topics of a forum that were read so far: their names, and of each message the one that began its topic. */
export class ForumTopics {
  readonly #names = new Map<number, string>();
  readonly #roots = new Map<number, number>();

  /** Notes a message. Returns the name of its topic; null outside topics. */
  read({ id, type, action, title, new_title, reply_to_message_id }: z.infer<typeof exportedMessage>) {
    if (type === "service" && action === "topic_created" && title !== undefined) this.#names.set(id, title);
    const answered = reply_to_message_id ?? 0;
    const root = this.isRoot(answered) ? answered : this.#roots.get(answered);
    if (root === undefined) return null;
    this.#roots.set(id, root);
    if (type === "service" && action === "topic_edit" && new_title) this.#names.set(root, new_title);
    return this.#names.get(root) ?? null;
  }

  isRoot(id: number): boolean {
    return this.#names.has(id);
  }
}

/** Parses a message of an export; null if the value is no message. Files are looked up in `folder` only. */
export async function readExportedMessage(
  value: unknown,
  { folder, chat, topics }: { folder: string; chat: ChatOfAuthors; topics: ForumTopics },
  now: Date,
): Promise<SourceItem | null> {
  const parsed = exportedMessage.safeParse(value);
  if (!parsed.success) {
    const identified = withId.safeParse(value);
    return identified.success ? other(identified.data.id, "not a message that can be understood") : null;
  }
  const raw = parsed.data;
  const topic = topics.read(raw);
  if (raw.type === "service") return other(raw.id, "a message of the service");
  if (raw.type !== "message") return other(raw.id, "a kind of message that Telegram Desktop did not export");
  const postedAt = sentAt(raw);
  if (!postedAt) return other(raw.id, "it has no date");
  if (!isPlausibleTime(postedAt, now)) return other(raw.id, "its date cannot be right");
  const edited = editedAt(raw);
  const origin = raw.forwarded_from_id ?? raw.forwarded_from ?? null;
  const text = messageText(raw);
  const media = [raw, ...mediaBlocks(raw.rich_message?.blocks).map(blockMedia)];
  const files = await Promise.all(media.map((medium) => mediaOf(folder, medium)));
  if (raw.rich_message && text === "" && files.flat().length === 0)
    return other(raw.id, "a rich message of which nothing can be read");
  const answered = raw.reply_to_peer_id === undefined ? (raw.reply_to_message_id ?? null) : null;
  return {
    kind: "message",
    message: {
      id: raw.id,
      postedAt,
      editedAt: edited && isPlausibleTime(edited, now) ? edited : null,
      text,
      replyTo: answered !== null && topics.isRoot(answered) ? null : answered,
      author: authorOf(chat, raw.from_id || null),
      forwardedFrom: origin === null ? null : storableText(origin, MAX_ORIGIN),
      media: files.flat(),
      albumId: null,
      topic: topic && topicName(topic),
    },
  };
}
