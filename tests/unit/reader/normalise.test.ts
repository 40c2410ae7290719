import { normalise } from "@/reader/text/normalise";
import { readCases } from "@/tests/support/case-table";
import { HARD_TEXTS } from "../hard-texts";

test.each(readCases("tests/unit/reader/normalise.tsv", ["text", "normalised"]))(
  'normalises "$text" to "$normalised" ($at)',
  ({ text, normalised }) => {
    expect(normalise(text).text).toBe(normalised);
  },
);

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
