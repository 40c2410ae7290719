import { z } from "zod";
import { lenient } from "../lenient.ts";

const id = z.int().positive();
const optionalText = lenient(z.string());
const bytes = lenient(z.int().nonnegative());
/** An id of a file, as Telegram writes them. */
const fileId = z.string().regex(/^[\w-]{1,300}$/);

const file = z.object({ file_id: fileId, file_unique_id: fileId, file_size: bytes });
const document = file.extend({ mime_type: optionalText });

const entity = z.object({
  type: z.string(),
  offset: z.int().nonnegative(),
  length: z.int().nonnegative(),
  url: optionalText,
});
/** A list that drops the items it cannot parse. */
const validItems = <Item>(item: z.ZodType<Item>) =>
  lenient(
    z.array(z.unknown()).transform((values) => values.flatMap((value) => item.safeParse(value).data ?? [])),
  );

const username = lenient(z.string().regex(/^\w{1,64}$/));

const chat = z.object({ id: z.int(), username, type: optionalText });
export type BotChat = z.infer<typeof chat>;

const user = z.object({ id, is_bot: z.boolean().catch(false), language_code: optionalText });
export type BotUser = z.infer<typeof user>;

/** The service messages about a forum topic; a change of its icon alone states no name. */
const topic = lenient(z.object({ name: optionalText }));

const sender = lenient(z.object({ id: z.int() }));

const origin = lenient(
  z.union([
    z.object({ type: z.literal("user"), sender_user: z.object({ id: z.int() }) }),
    z.object({ type: z.literal("hidden_user"), sender_user_name: z.string() }),
    z.object({ type: z.literal("chat"), sender_chat: z.object({ id: z.int() }) }),
    z.object({ type: z.literal("channel"), chat, message_id: lenient(id) }),
  ]),
);

const botMessage = z.object({
  message_id: id,
  date: z.int().nonnegative(),
  edit_date: lenient(z.int().nonnegative()),
  chat,
  from: lenient(user),
  sender_chat: sender,
  message_thread_id: lenient(id),
  is_topic_message: lenient(z.boolean()),
  migrate_to_chat_id: lenient(z.int()),
  text: optionalText,
  caption: optionalText,
  entities: validItems(entity),
  caption_entities: validItems(entity),
  forum_topic_edited: topic,
  /** In a forum topic, messages that are no replies answer the service message that began it. */
  reply_to_message: lenient(
    z.object({ message_id: id, from: lenient(user), sender_chat: sender, forum_topic_created: topic }),
  ),
  forward_origin: origin,
  media_group_id: optionalText,
  photo: validItems(file),
  video: lenient(file),
  document: lenient(document),
});
export type BotMessage = z.infer<typeof botMessage>;

const message = lenient(botMessage);

const callbackQuery = lenient(
  z.object({
    id: z.string(),
    from: user,
    message: z.object({ message_id: id, chat }),
    data: z.string(),
  }),
);

/** A change of the bot's own rights in a chat; `kicked` in a private chat means that the user blocked the bot. */
const membership = lenient(z.object({ chat, from: user, new_chat_member: z.object({ status: z.string() }) }));

export const ALLOWED_UPDATES = [
  "channel_post",
  "edited_channel_post",
  "message",
  "edited_message",
  "callback_query",
  "my_chat_member",
] as const;

const botUpdate = z.object({
  update_id: z.int().nonnegative(),
  channel_post: message,
  edited_channel_post: message,
  message,
  edited_message: message,
  callback_query: callbackQuery,
  my_chat_member: membership,
});
export type BotUpdate = z.infer<typeof botUpdate>;

/** The updates of an answer that have an id. Null if the answer is not a list of updates. */
export function botUpdates(answer: unknown): BotUpdate[] | null {
  if (!Array.isArray(answer)) return null;
  const updates = answer.flatMap((value) => botUpdate.safeParse(value).data ?? []);
  return updates.length === 0 && answer.length > 0 ? null : updates;
}
