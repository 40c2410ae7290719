import type { Rental } from "./rental.ts";

/** Above the digits of Telegram's message ids, which are below 2^31; those of chats that have moved are negative. */
const PART = 10 ** 10;

/** The message of an id that names a home in it (docs/behaviour.md, C23). */
export const messageOf = (id: number): number => id % PART;

/** Which home of its message an id names; 1 for the id of a message itself. */
export const partOf = (id: number): number => Math.floor(Math.abs(id) / PART) + 1;

/** The id of the nth home in a message. The first keeps the message's own, so that posts of one home have no other. */
export const partId = (message: number, part: number): number =>
  message + Math.sign(message) * (part - 1) * PART;

/** The ids among these of messages, without those that name their further homes. */
export const messagesAmong = (ids: readonly number[]): number[] => ids.filter((id) => partOf(id) === 1);

/** How many homes the message of a post lists that has these ids. */
export const partsAmong = (ids: readonly number[]): number => Math.max(1, ...ids.map(partOf));

/** The ids that are gone once a home is taken down: of the first of several those of the message, of another its own. */
export const ownIds = ({ message_id, message_ids }: { message_id: number; message_ids: readonly number[] }) =>
  message_ids.filter((id) => partOf(id) === partOf(message_id));

type Posted = Pick<Rental, "source_channel_name" | "message_id">;

/** Whether two listings are homes of one message in a channel. */
export const areOfOnePost = (one: Posted, other: Posted): boolean =>
  one.source_channel_name !== null &&
  one.source_channel_name === other.source_channel_name &&
  one.message_id !== null &&
  other.message_id !== null &&
  messageOf(one.message_id) === messageOf(other.message_id);
