import { withoutContacts } from "@/lib/seo/without-contacts";

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
  ])("leaves %j as it is", (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it("is one line", () => {
    expect(withoutContacts(" Villa\n with\ta  pool ")).toBe("Villa with a pool");
  });
});
