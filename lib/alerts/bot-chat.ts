/** The chat with a bot, opened with the command `/start` and a word. */
export const botChat = (bot: string, start: string | null): string =>
  start === null ? `https://t.me/${bot}` : `https://t.me/${bot}?start=${start}`;
