import { z } from "zod";

const id = z.int().positive();
const optionalText = z.string().optional().catch(undefined);
const bytes = z.number().nonnegative().optional().catch(undefined);

const file = z.object({ file_id: z.string(), file_unique_id: z.string(), file_size: bytes });
const document = file.extend({ mime_type: optionalText });

const entity = z.object({
  type: z.string(),
  offset: z.int().nonnegative(),
  length: z.int().nonnegative(),
  url: optionalText,
});
/** What of a list is understood. */
const understood = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .transform((values) => values.flatMap((value) => item.safeParse(value).data ?? []))
    .optional()
    .catch(undefined);

const chat = z.object({ id: z.int(), username: optionalText });
export type BotChat = z.infer<typeof chat>;

const origin = z
  .union([
    z.object({ type: z.literal("user"), sender_user: z.object({ id: z.int() }) }),
    z.object({ type: z.literal("hidden_user"), sender_user_name: z.string() }),
    z.object({ type: z.literal("chat"), sender_chat: z.object({ id: z.int() }) }),
    z.object({ type: z.literal("channel"), chat: z.object({ id: z.int() }) }),
  ])
  .optional()
  .catch(undefined);

/** A message of a channel, as far as it is used. What cannot be understood of it counts as not said. */
const botMessage = z.object({
  message_id: id,
  /** Seconds since 1970. */
  date: z.int().nonnegative(),
  edit_date: z.int().nonnegative().optional().catch(undefined),
  chat,
  text: optionalText,
  caption: optionalText,
  entities: understood(entity),
  caption_entities: understood(entity),
  reply_to_message: z.object({ message_id: id }).optional().catch(undefined),
  forward_origin: origin,
  media_group_id: optionalText,
  photo: understood(file),
  video: file.optional().catch(undefined),
  document: document.optional().catch(undefined),
});
export type BotMessage = z.infer<typeof botMessage>;

const message = botMessage.optional().catch(undefined);

const botUpdate = z.object({
  update_id: z.int().nonnegative(),
  channel_post: message,
  edited_channel_post: message,
});
export type BotUpdate = z.infer<typeof botUpdate>;

/** The updates of an answer that can be told apart. Null: it is no answer, or none of them can. */
export function botUpdates(answer: unknown): BotUpdate[] | null {
  if (!Array.isArray(answer)) return null;
  const updates = answer.flatMap((value) => botUpdate.safeParse(value).data ?? []);
  return updates.length === 0 && answer.length > 0 ? null : updates;
}
