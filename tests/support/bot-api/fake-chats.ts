export type Button = { text: string; data: string | null; url: string | null };

/** A message of a chat, as its user sees it. */
export type ShownMessage = {
  id: number;
  by: "bot" | "user";
  text: string;
  /** What the bot sent as its photo: an address, an id of Telegram, or the size of the file in bytes. */
  photo: string | null;
  buttons: Button[][];
  /** What a question carries to its answer; null for other messages. */
  link: string | null;
  isSilent: boolean;
  /** The text of the message that this one answers. */
  answered: string | null;
};

/** Private chats with the bot. The id of a chat is that of its user. */
export class FakeChats {
  readonly #chats = new Map<number, ShownMessage[]>();
  #lastId = 100;

  /** What the user sees now, oldest first. */
  of(chatId: number): ShownMessage[] {
    const chat = this.#chats.get(chatId) ?? [];
    this.#chats.set(chatId, chat);
    return chat;
  }

  add(chatId: number, message: Pick<ShownMessage, "by" | "text"> & Partial<ShownMessage>): ShownMessage {
    this.#lastId += 1;
    const plain = { photo: null, buttons: [], link: null, isSilent: false, answered: null };
    const added = { ...plain, ...message, id: this.#lastId };
    this.of(chatId).push(added);
    return added;
  }

  find(chatId: number, id: number): ShownMessage | null {
    return this.of(chatId).find((message) => message.id === id) ?? null;
  }

  delete(chatId: number, id: number): boolean {
    const chat = this.of(chatId);
    const index = chat.findIndex((message) => message.id === id);
    if (index >= 0) chat.splice(index, 1);
    return index >= 0;
  }

  last(chatId: number): ShownMessage {
    const message = this.of(chatId).at(-1);
    if (!message) throw new Error(`Chat ${chatId} is empty.`);
    return message;
  }
}
