/** The chat with a bot, which it begins with the command `/start` and this word; without a word where that is null. */
export const botChat = (bot: string, start: string | null): string =>
  start === null ? `https://t.me/${bot}` : `https://t.me/${bot}?start=${start}`;
