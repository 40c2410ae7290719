import { cardMessage, parsePress, pressData } from "@/collector/bot/owner/card-message";
import { OPEN } from "@/collector/desk/card-buttons";
import type { PostCard } from "@/collector/desk/post-card";
import { highlightedParts } from "@/collector/report/highlighted-parts";
import { compared } from "../adverts";

function cardOf(text: string): PostCard {
  return {
    ...{
      key: { channel: "balihomes", message_id: 4 },
      version: "aB3_-dEfGh",
      postedAt: "2026-11-01T16:00:00Z",
    },
    ...{ status: "queued", reason: "it states no rent", facts: "sanur", photos: [], slug: null },
    ...{ canPublish: true, isTaken: false, missing: [], joinsWith: null, copyOf: null },
    ...{ undo: null, text, parts: highlightedParts(text, compared(text).advert) },
  };
}

const shown = { site: null, note: "Done." };

test("the words that the reader used are underlined at the right offset, even after an emoji", () => {
  const { text, entities } = cardMessage(cardOf("🏡 Villa in Canggu, 25 million IDR per month"), OPEN, shown);
  const marked = entities.map(
    ({ type, offset, length }) => `${type}: ${text.slice(offset, offset + length)}`,
  );
  expect(marked).toContain("bold: balihomes/4 · 2026-11-02");
  expect(marked).toContain("underline: Canggu");
  expect(marked.at(-1)).toBe("bold: Done.");
});

test("a long post is cut to Telegram's limits of text and entities, never inside a character", () => {
  const long = `${"x".repeat(2_999)}🏡${"Villa in Canggu, wifi, pool. ".repeat(300)}`;
  const { text, entities } = cardMessage(cardOf(long), OPEN, shown);
  expect(text.length).toBeLessThanOrEqual(4_096);
  expect(text.isWellFormed()).toBe(true);
  expect(entities.every(({ offset, length }) => offset + length <= text.length)).toBe(true);
  const many = cardMessage(cardOf("Villa in Canggu, wifi, pool. ".repeat(100)), OPEN, shown);
  expect(many.entities.length).toBeLessThanOrEqual(100);
});

test("every button carries its press and the version of the card, within 64 bytes", () => {
  const [[first] = []] = cardMessage(cardOf("Villa"), OPEN, shown).buttons;
  expect(first).toEqual({ text: "Publish", callback_data: "o:publish:aB3_-dEfGh" });
  expect(parsePress("o:publish:aB3_-dEfGh")).toEqual({ press: "publish", version: "aB3_-dEfGh" });
  expect(Buffer.byteLength(pressData("remove-sure", "aB3_-dEfGh"))).toBeLessThan(64);
});

test.each([
  "",
  "o:",
  "o:publish",
  "o:publish:",
  "s:publish:x",
  "o:pub lish:x",
  `o:publish:${"x".repeat(40)}`,
  "o:a:b:c",
])("%j is not parsed as a press", (data) => {
  expect(parsePress(data)).toBeNull();
});
