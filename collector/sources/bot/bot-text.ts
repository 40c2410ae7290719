import type { Message } from "grammy/types";
import { storableText } from "../storable-text.ts";

/** The text of a message, or its caption. An address behind other words stands after them in brackets. */
export function botText(message: Message): string {
  const text = message.text ?? message.caption ?? "";
  const entities = message.entities ?? message.caption_entities ?? [];
  let end = 0;
  const parts = entities
    .flatMap((entity) => (entity.type === "text_link" ? [entity] : []))
    .map(({ offset, length, url }) => {
      const words = text.slice(end, offset + length);
      end = offset + length;
      return `${words} (${url})`;
    });
  return storableText(parts.join("") + text.slice(end)).trim();
}
