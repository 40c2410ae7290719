import { normalise } from "@/reader/text/normalise";
import { HARD_TEXTS } from "../hard-texts";

test.each([
  ["𝟮𝟴 𝗝𝗧 / 𝒎𝒐𝒏𝒕𝒉", "28 jt / month"],
  ["ꜱᴇᴡᴀ ᴠɪʟʟᴀ", "sewa villa"],
  ["３５０Ｋ", "350k"],
  ["3️⃣ bedrooms", "3 bedrooms"],
  ["🅅🄸🄻🄻🄰 🅿🅾🅾🅻", "villa pool"],
  ["🅿️ 2 cars, 🅿 free", "🅿 2 cars, 🅿 free"],
  ["200 m², 3½ baths", "200 m2, 3.5 baths"],
  ["28\u00a0млн", "28 млн"],
  ["25–30 — 1−2", "25-30 - 1-2"],
  ["“quoted” don’t", '"quoted" don\'t'],
  ["Ёлка, район", "елка, район"],
  ["Café", "cafe"],
  ["4\u030a0\u0336 \u0336j\u0336t\u0336 now 33 jt", "4     now 33 jt"],
  ["p\u200boo\u00adl", "pool"],
  ["a\u0000b\r\nc\u2028d", "a b \nc\nd"],
  ["İ", "i"],
  ["", ""],
])("normalises %j to %j", (written, plain) => {
  expect(normalise(written).text).toBe(plain);
});

test("spanOf maps a part of the normalised text to the text as written", () => {
  const written = "✨ 𝟮𝟴 𝗝𝗧\u00a0net ✨";
  const { text, spanOf } = normalise(written);
  const { start, end } = spanOf(text.indexOf("28 jt"), text.indexOf(" net"));
  expect(written.slice(start, end)).toBe("𝟮𝟴 𝗝𝗧");
});

test.each(HARD_TEXTS)("every character of hard text %# has a span within the text, in order", (written) => {
  const { text, spanOf } = normalise(written);
  const spans = Array.from({ length: text.length }, (_, at) => spanOf(at, at + 1));
  expect(spans.filter(({ start, end }) => start >= end || end > written.length)).toEqual([]);
  expect(spans.filter(({ start }, at) => start < (spans[at - 1]?.start ?? 0))).toEqual([]);
});
