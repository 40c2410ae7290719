import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { HARD_TEXTS } from "../hard-texts";

describe("plainText", () => {
  it.each([
    ["line ends of any system", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
    ["tabs", "a\tb", "a\tb"],
    ["control characters", "a\u0000b\u0007c\u009fd", "abcd"],
    ["a direction override", "\u202eevil\u202c", "evil"],
    ["an isolate", "\u2066a\u2069 \u2067b \u2068c", "a b c"],
    ["half a surrogate pair", "a\ud800b", "a\ufffdb"],
    ["emoji and letters of every script", "🏝️ вилла فيلا บ้าน", "🏝️ вилла فيلا บ้าน"],
    ["surrounding space", "\n  a  \n", "a"],
  ])("cleans %s", (_, raw, shown) => {
    expect(plainText(raw)).toBe(shown);
  });

  it.each(HARD_TEXTS)("is idempotent (%#)", (text) => {
    const once = plainText(text);
    expect(plainText(once)).toBe(once);
    expect(once.isWellFormed()).toBe(true);
  });
});

describe("withoutContacts", () => {
  it.each([
    ["Villa Canggu WA +62 812 0000 1234", "Villa Canggu"],
    ["Call 0812-0000-1234 for the villa", "Call for the villa"],
    ["Villa, contact: @made_bali", "Villa"],
    ["Room (whatsapp 81200001234)", "Room"],
    ["See https://t.me/made/12 now", "See now"],
    ["Write to made.bali@example.com", "Write to"],
    ["wa.me/6281200001234 Villa", "Villa"],
    ["Villa, DM", "Villa, DM"],
  ])("%j becomes %j", (text, clean) => {
    expect(withoutContacts(text).replace(/[\s,;:(|·–-]+$/, "")).toBe(clean);
  });

  it.each([
    "RedDoorz @ Jalan Gatot Subroto",
    "Vivaldi@Jimbaran",
    "Villa 35.000.000 per month",
    "3BR villa, 450m2, from 2026",
    "Rp 850.000.000 a year",
    "House No 81234",
    "",
  ])("does not change %j", (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it("returns one line", () => {
    expect(withoutContacts(" Villa\n with\ta  pool ")).toBe("Villa with a pool");
  });
});
