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
/** A list that drops the items it cannot parse. */
const validItems = <Item>(item: z.ZodType<Item>) =>
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

/** The fields of a channel message that we use. An optional field that does not parse counts as absent. */
const botMessage = z.object({
  message_id: id,
  /** Seconds since 1970. */
  date: z.int().nonnegative(),
  edit_date: z.int().nonnegative().optional().catch(undefined),
  chat,
  text: optionalText,
  caption: optionalText,
  entities: validItems(entity),
  caption_entities: validItems(entity),
  reply_to_message: z.object({ message_id: id }).optional().catch(undefined),
  forward_origin: origin,
  media_group_id: optionalText,
  photo: validItems(file),
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

/** The updates of an answer that have an id. Null if the answer is not a list of updates. */
export function botUpdates(answer: unknown): BotUpdate[] | null {
  if (!Array.isArray(answer)) return null;
  const updates = answer.flatMap((value) => botUpdate.safeParse(value).data ?? []);
  return updates.length === 0 && answer.length > 0 ? null : updates;
}
