import { plainText } from "@/lib/description/plain-text";
import { HARD_TEXTS } from "../hard-texts";

describe("plainText", () => {
  it.each([
    ["lines of any system", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
    ["tabs", "a\tb", "a\tb"],
    ["control characters", "a\u0000b\u0007c\u009fd", "abcd"],
    ["a direction override", "\u202eevil\u202c", "evil"],
    ["half a surrogate pair", "a\ud800b", "a\ufffdb"],
    ["emoji and letters of every script", "🏝️ вилла فيلا บ้าน", "🏝️ вилла فيلا บ้าน"],
    ["space around it", "\n  a  \n", "a"],
  ])("keeps or drops %s", (_, raw, shown) => {
    expect(plainText(raw)).toBe(shown);
  });

  it.each(HARD_TEXTS)("changes nothing the second time: %j", (text) => {
    const once = plainText(text);
    expect(plainText(once)).toBe(once);
    expect(once.isWellFormed()).toBe(true);
  });
});
