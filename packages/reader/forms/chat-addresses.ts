/** Whether a text has the form of a public name in Telegram: of an account, a channel or a bot, without "@". */
export const isTelegramName = (text: string): boolean => /^[a-z]\w{3,31}$/i.test(text);

/** The digits of the number of a WhatsApp address; null for any other. */
export function whatsappNumber(url: URL): string | null {
  const { hostname, pathname, searchParams } = url;
  if (hostname === "wa.me") return /^\/\+?(\d{7,15})\b/.exec(pathname.replace("%20", ""))?.[1] ?? null;
  if (!/(?:^|\.)whatsapp\.com$/.test(hostname)) return null;
  return /^\s?\+?(\d{7,15})$/.exec(searchParams.get("phone") ?? "")?.[1] ?? null;
}

/** The Telegram account of an address; null for an invitation to a channel and any other link. */
export function telegramHandle({ hostname, pathname }: URL): string | null {
  if (hostname !== "t.me" && hostname !== "telegram.me") return null;
  const [handle = "", message] = pathname.slice(1).split("/");
  const isAccount = isTelegramName(handle) && !["joinchat", "share", "addlist", "proxy"].includes(handle);
  return isAccount && !message ? handle : null;
}
