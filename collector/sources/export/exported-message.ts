import { z } from "zod";
import { timeAtClock } from "../../../lib/time/region-day.ts";
import {
  authorOf,
  type ChatOfAuthors,
  isPlausibleTime,
  MAX_ORIGIN,
  type SourceItem,
  storableText,
} from "../message.ts";
import { exportedMedia, lenient, mediaOf } from "./exported-media.ts";

const entity = z.object({
  type: z.string().optional(),
  text: z.string().catch(""),
  href: lenient(z.string()),
});
const part = z.union([z.string().transform((text) => ({ text, href: undefined })), entity]);
const parts = z.array(part.catch({ text: "", href: undefined }));

const exportedText = z.object({
  text: lenient(z.union([z.string().transform((text) => [{ text, href: undefined }]), parts])),
  text_entities: lenient(parts),
});

/** The whole text of a message. A link behind words is written out: "details (https://…)". */
function messageText({ text, text_entities }: z.infer<typeof exportedText>): string {
  const pieces = (text_entities?.length ? text_entities : text) ?? [];
  return storableText(
    pieces
      .map((piece) =>
        piece.href && piece.href !== piece.text ? `${piece.text} (${piece.href})` : piece.text,
      )
      .join(""),
  ).trim();
}

const seconds = z
  .union([z.string().regex(/^\d{1,12}$/), z.int().nonnegative()])
  .transform((value) => new Date(Number(value) * 1_000));

/** Exports of old versions have only the local time; we assume the region's. */
const clock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .transform(timeAtClock);

const id = z.int().positive();

const exportedMessage = z
  .object({
    id,
    type: z.string(),
    date: lenient(clock),
    date_unixtime: lenient(seconds),
    edited: lenient(clock),
    edited_unixtime: lenient(seconds),
    from_id: lenient(z.string()),
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

/** Parses a message of an export; null if the value is no message. Files are looked up in `folder` only. */
export async function readExportedMessage(
  value: unknown,
  { folder, chat }: { folder: string; chat: ChatOfAuthors },
  now: Date,
): Promise<SourceItem | null> {
  const parsed = exportedMessage.safeParse(value);
  if (!parsed.success) {
    const identified = withId.safeParse(value);
    return identified.success ? other(identified.data.id, "not a message that can be understood") : null;
  }
  const raw = parsed.data;
  if (raw.type === "service") return other(raw.id, "a message of the service");
  if (raw.type !== "message") return other(raw.id, "a kind of message that Telegram Desktop did not export");
  const postedAt = sentAt(raw);
  if (!postedAt) return other(raw.id, "it has no date");
  if (!isPlausibleTime(postedAt, now)) return other(raw.id, "its date cannot be right");
  const edited = editedAt(raw);
  const origin = raw.forwarded_from_id ?? raw.forwarded_from ?? null;
  return {
    kind: "message",
    message: {
      id: raw.id,
      postedAt,
      editedAt: edited && isPlausibleTime(edited, now) ? edited : null,
      text: messageText(raw),
      replyTo: raw.reply_to_peer_id === undefined ? (raw.reply_to_message_id ?? null) : null,
      author: authorOf(chat, raw.from_id || null),
      forwardedFrom: origin === null ? null : storableText(origin, MAX_ORIGIN),
      media: await mediaOf(folder, raw),
      albumId: null,
      topic: null,
    },
  };
}
