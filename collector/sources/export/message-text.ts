import { z } from "zod";
import { lenient } from "../lenient.ts";
import { storableText } from "../message.ts";

const entity = z.object({
  type: z.string().optional(),
  text: z.string().catch(""),
  href: lenient(z.string()),
});
const part = z.union([z.string().transform((text) => ({ text, href: undefined })), entity]);
const parts = z.array(part.catch({ text: "", href: undefined }));

export const exportedText = z.object({
  text: lenient(z.union([z.string().transform((text) => [{ text, href: undefined }]), parts])),
  text_entities: lenient(parts),
});

/** The whole text of a message. A link behind words is written out: "details (https://…)". */
export function messageText({ text, text_entities }: z.infer<typeof exportedText>): string {
  const pieces = (text_entities?.length ? text_entities : text) ?? [];
  return storableText(
    pieces
      .map((piece) =>
        piece.href && piece.href !== piece.text ? `${piece.text} (${piece.href})` : piece.text,
      )
      .join(""),
  ).trim();
}
