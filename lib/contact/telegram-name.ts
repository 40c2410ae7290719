/** Whether a text has the form of a public name in Telegram: of an account, a channel or a bot, without "@". */
export const isTelegramName = (text: string): boolean => /^[a-z]\w{3,31}$/i.test(text);
