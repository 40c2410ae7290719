import type { Rental } from "@/lib/rentals/rental";

export const NO_SOURCE = "Source URL not available";

/** Public names of channels on Telegram. */
const CHANNEL = /^@?([a-z]\w{3,31})$/i;

type Source = Pick<Rental, "source" | "source_channel_name" | "message_id">;

/** The channel post a listing was read from; null when it was not a Telegram post that can be linked. */
export function sourcePostUrl({ source, source_channel_name, message_id }: Source): string | null {
  const channel = CHANNEL.exec(source_channel_name?.trim() ?? "")?.[1];
  if (source?.trim().toLowerCase() !== "telegram" || channel === undefined) return null;
  if (message_id === null || !Number.isSafeInteger(message_id) || message_id <= 0) return null;
  return `https://t.me/${channel}/${message_id}`;
}
