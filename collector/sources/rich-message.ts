import { z } from "zod";
import { linkedWords } from "./message.ts";

/** What a part of a rich message holds, known or not: words, further parts, or a file. */
const fieldsOf = (part: unknown) => z.record(z.string(), z.unknown()).catch({}).parse(part);

const words = z.string().optional().catch(undefined);

/** The words of a line: a string, or pieces of it, without struck-through ones. A link or number behind other words is written out. */
function lineOf(text: unknown): string {
  if (typeof text === "string") return text;
  if (Array.isArray(text)) return text.map(lineOf).join("");
  const { type, url, phone_number, ...part } = fieldsOf(text);
  if (type === "strikethrough") return "";
  if (part.button) return buttonLines([part.button]).join(" ");
  const line = lineOf(part.text ?? part.alternative_text ?? "");
  return linkedWords(line, words.parse(url) ?? (/\d/.test(line) ? undefined : words.parse(phone_number)));
}

/** The buttons below a post that lead to an address or copy some words, a line each: "WhatsApp (https://wa.me/...)". */
export function buttonLines(buttons: unknown): string[] {
  if (Array.isArray(buttons)) return buttons.flatMap(buttonLines);
  const { type, text, url, data, copy_text } = fieldsOf(buttons);
  const isStated = type === "url" || type === "copy_text";
  const target = words.parse(url ?? (isStated ? data : fieldsOf(copy_text).text));
  return target === undefined ? [] : [linkedWords(lineOf(text ?? ""), target)];
}

/** The lines of the blocks of a rich message, of a table its rows; of unknown blocks those of whatever they hold. */
export function blockLines(block: unknown): string[] {
  if (typeof block === "string") return [block];
  if (Array.isArray(block)) return block.flatMap(blockLines);
  const { summary, text, caption, cells, buttons, items, blocks } = fieldsOf(block);
  const rows = Array.isArray(cells) ? cells : [];
  const lines = [
    ...[summary, text, caption].map((line) => lineOf(line ?? "")),
    ...rows.map((row) => [row].flat().map(lineOf).join(" | ")),
    ...buttonLines(buttons ?? []),
    ...blockLines(items ?? []),
    ...blockLines(blocks ?? []),
  ];
  return lines.filter((line) => line.trim() !== "");
}

/** The blocks of a rich message that show a photo or a video. */
export function mediaBlocks(block: unknown): ReturnType<typeof fieldsOf>[] {
  if (Array.isArray(block)) return block.flatMap(mediaBlocks);
  const fields = fieldsOf(block);
  const isMedium = fields.type === "photo" || fields.type === "video";
  return [
    ...(isMedium ? [fields] : []),
    ...mediaBlocks(fields.items ?? []),
    ...mediaBlocks(fields.blocks ?? []),
  ];
}
