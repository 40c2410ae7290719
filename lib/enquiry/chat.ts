export type Chat = { name: "WhatsApp" | "Telegram" | "e-mail"; address: string };

/** The longest address that every browser and app opens. */
const MAX_HREF_LENGTH = 2_000;

/** Opens the chat with the text as a draft; null if the text is too long for an address. */
export function draftHref({ name, address }: Chat, text: string): string | null {
  const key = name === "e-mail" ? "body" : "text";
  // Mail programs expect CRLF.
  const lines = name === "e-mail" ? text.replaceAll("\n", "\r\n") : text;
  const href = `${address}?${key}=${encodeURIComponent(lines.toWellFormed())}`;
  return href.length < MAX_HREF_LENGTH ? href : null;
}
