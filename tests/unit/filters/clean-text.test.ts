import { cleanText } from "@/lib/filters/clean-text";
import { HARD_TEXTS } from "../hard-texts";

describe("cleanText", () => {
  it.each([
    ["Canggu", "canggu"],
    ["  nusa   penida  ", "nusa penida"],
    ["pool,\twifi\r\nac", "pool, wifi ac"],
    ["\u00a0ubud\u3000\ufeff", "ubud"],
    ["a\u0000b\u007fc\u0085d", "a b c d"],
    ["ÉCOLE", "école"],
    ["ВИЛЛА", "вилла"],
    ["בריכה", "בריכה"],
    ["x\ud800y", "x y"],
    ["\udc00", ""],
    ["\u0000\n\t ", ""],
    ["", ""],
  ])("reads %j as %j", (text, clean) => {
    expect(cleanText(text, 80)).toBe(clean);
  });

  it.each([
    ["abcdef", 3, "abc"],
    ["ab cdef", 3, "ab"],
    ["😀😀😀", 2, "😀😀"],
    ["a😀b", 2, "a😀"],
    ["abc", 3, "abc"],
    ["abc", 0, ""],
  ])("cuts %j to %i characters without splitting one", (text, length, clean) => {
    expect(cleanText(text, length)).toBe(clean);
  });

  it.each(HARD_TEXTS)("leaves its own result as it is (%#)", (text) => {
    const clean = cleanText(text, 40);
    expect(cleanText(clean, 40)).toBe(clean);
    expect(Array.from(clean).length).toBeLessThanOrEqual(40);
    expect(clean.isWellFormed()).toBe(true);
  });
});
