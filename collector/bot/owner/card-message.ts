import type { MessageEntity } from "grammy/types";
import { chunks } from "../../../lib/lists/chunks.ts";
import { cardButtons, type Doubted } from "../../desk/card-buttons.ts";
import { cardLines, type PostCard } from "../../desk/post-card.ts";
import { clipped } from "../../owner/post-lines.ts";
import type { OutgoingMessage } from "../send-message.ts";

/** Telegram takes texts of 4,096 characters and 100 marked spans. */
const MAX_TEXT = 3_000;
const MAX_SPANS = 90;
const BUTTONS_PER_ROW = 2;

const MAX_NOTE_LENGTH = 500;

/** The data of a button of the owner's cards and lists, "o:publish:aB3_-dEfGh", "o:open:2"; those of visitors begin with "v:". */
export const pressData = (press: string, ...rest: (string | number)[]): string =>
  ["o", press, ...rest].join(":");

function wordSpans({ parts }: PostCard, offset: number): MessageEntity[] {
  return parts
    .filter(({ names, end }) => names.length > 0 && end <= MAX_TEXT)
    .flatMap(({ start, end, isCertain }): MessageEntity[] => {
      const span = { offset: offset + start, length: end - start };
      const underlined = { type: "underline" as const, ...span };
      return isCertain ? [underlined] : [underlined, { type: "italic", ...span }];
    })
    .slice(0, MAX_SPANS);
}

export function cardMessage(
  card: PostCard,
  { site, note: wholeNote, doubted }: { site: string | null; note: string | null; doubted?: Doubted },
): Required<OutgoingMessage> {
  const note = wholeNote && clipped(wholeNote, MAX_NOTE_LENGTH);
  const { text, version } = card;
  const lines = cardLines(card, site ?? "");
  const [heading] = lines;
  const top = lines.join("\n");
  const words = clipped(text, MAX_TEXT);
  const buttons = cardButtons(card, doubted).map(({ press, label }) => ({
    text: label,
    callback_data: pressData(press, version),
  }));
  const body = `${top}\n\n${words}`;
  const offset = note === null ? body.length : body.length + 2;
  const last: MessageEntity[] = note === null ? [] : [{ type: "bold", offset, length: note.length }];
  return {
    text: note === null ? body : `${body}\n\n${note}`,
    entities: [
      { type: "bold", offset: 0, length: heading.length },
      ...wordSpans(card, top.length + 2),
      ...last,
    ],
    buttons: chunks(buttons, BUTTONS_PER_ROW),
  };
}
