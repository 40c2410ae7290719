import { cardMessage } from "@/collector/bot/owner/card-message";
import type { PostCard } from "@/collector/desk/post-card";
import { readSpans } from "@/collector/report/read-facts.ts";
import { compared } from "../adverts";

function cardOf(text: string): PostCard {
  return {
    ...{
      key: { channel: "balihomes", message_id: 4 },
      version: "aB3_-dEfGh",
      postedAt: "2026-11-01T16:00:00Z",
    },
    ...{
      status: "queued",
      reason: "it states no rent",
      facts: "sanur",
      said: "",
      second: null,
      photos: [],
      slug: null,
      title: null,
    },
    ...{
      canPublish: true,
      isTaken: false,
      missing: [],
      joinsWith: null,
      copyOf: null,
      isCopyInDoubt: false,
      asksForRent: false,
    },
    ...{ undo: null, text, spans: readSpans(compared(text).advert) },
  };
}

const shown = { site: null, note: "Done." };

test("the words that the reader used are underlined at the right offset, even after an emoji", () => {
  const { text, entities } = cardMessage(cardOf("🏡 Villa in Canggu, 25 million IDR per month"), shown);
  const marked = entities.map(
    ({ type, offset, length }) => `${type}: ${text.slice(offset, offset + length)}`,
  );
  expect(marked).toContain("bold: balihomes/4 · 2026-11-02");
  expect(marked).toContain("underline: Canggu");
  expect(marked.at(-1)).toBe("bold: Done.");
});

test("a long post is cut to Telegram's limits of text and entities, never inside a character", () => {
  const long = `${"x".repeat(2_999)}🏡${"Villa in Canggu, wifi, pool. ".repeat(300)}`;
  const { text, entities } = cardMessage(cardOf(long), shown);
  expect(text.length).toBeLessThanOrEqual(4_096);
  expect(text.isWellFormed()).toBe(true);
  expect(entities.every(({ offset, length }) => offset + length <= text.length)).toBe(true);
  const many = cardMessage(cardOf("Villa in Canggu, wifi, pool. ".repeat(100)), shown);
  expect(many.entities.length).toBeLessThanOrEqual(100);
});

test("every button carries its press and the version of the card", () => {
  const [[first] = []] = cardMessage(cardOf("Villa"), shown).buttons;
  expect(first).toEqual({ text: "Publish", callback_data: "o:publish:aB3_-dEfGh" });
});
