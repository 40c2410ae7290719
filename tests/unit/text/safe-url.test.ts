import { contactWay, safeUrl } from "@/lib/text/safe-url";
import { inEnglish } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";

describe("safeUrl", () => {
  it.each([
    ["https://example.com/a?b=c&d=e#f", "https://example.com/a?b=c&d=e#f"],
    ["HTTP://Example.COM", "http://example.com/"],
    [" https://t.me/made_bali \n", "https://t.me/made_bali"],
    ["t.me/made_bali", "https://t.me/made_bali"],
    ["wa.me/6281200001234", "https://wa.me/6281200001234"],
    ["mailto:made@example.com?subject=Villa", "mailto:made@example.com?subject=Villa"],
    ["tel:+6281200001234", "tel:+6281200001234"],
    ["tel:+62 812-0000 (1234)", "tel:+6281200001234"],
    ["https://пример.рф/вилла", "https://xn--e1afmkfd.xn--p1ai/%D0%B2%D0%B8%D0%BB%D0%BB%D0%B0"],
  ])("links %j", (raw, href) => {
    expect(safeUrl(raw)).toBe(href);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript://example.com/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "ftp://example.com",
    "intent://example.com#Intent;end",
    "//example.com",
    "/rental/x",
    "\\\\example.com",
    "https:\\\\example.com",
    "https:example.com",
    "https:///example.com",
    "https://",
    "https://?x",
    "https://user@example.com",
    "https://user:secret@example.com",
    "https://:secret@example.com",
    "https://exa mple.com",
    "https://example.com/\u202egpj.exe",
    "https://example.com:99999",
    "https://[::1",
    "mailto:",
    "mailto:made",
    "tel:made",
    "tel:",
    "t.me/",
    "t.me.example.com/x",
    "www.example.com",
    "@made_bali",
    "made@example.com",
    "",
  ])("does not link %j", (raw) => {
    expect(safeUrl(raw)).toBeNull();
  });

  it("does not link an address of more than 2,000 letters", () => {
    expect(safeUrl(`https://example.com/${"a".repeat(2_000)}`)).toBeNull();
  });

  it.each(HARD_TEXTS)("returns an address with a known scheme, or null (%#)", (text) => {
    for (const raw of [text, `https://${text}`, `t.me/${text}`, `mailto:${text}`, `tel:${text}`]) {
      expect(safeUrl(raw) ?? "tel:").toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
  });
});

describe("contactWay", () => {
  it.each([
    ["https://wa.me/6281200000000", "WhatsApp", "Message on WhatsApp"],
    ["https://api.whatsapp.com/send?phone=62812", "WhatsApp", "Message on WhatsApp"],
    ["https://t.me/made", "Telegram", "Message on Telegram"],
    ["https://m.me/made", "Messenger", "Message on Messenger"],
    ["https://web.facebook.com/made", "Facebook", "Message on Facebook"],
    ["https://www.instagram.com/made", "Instagram", "Message on Instagram"],
    ["tel:+6281200000000", "Call", "Call"],
    ["mailto:made@example.com", "Email", "Send an email"],
    ["https://www.villas.example/12", "Contact", "Contact on villas.example"],
    ["http://10.0.0.1/", "Contact", "Contact on 10.0.0.1"],
  ])("%s is %s: %s", (href, name, action) => {
    expect(contactWay(href, inEnglish)).toEqual({ name, action });
  });

  it.each(["https://wa.me.evil.example/1", "https://evilt.me/x", "https://evil.example/wa.me"])(
    "%s is not mistaken for a service",
    (href) => expect(contactWay(href, inEnglish).name).toBe("Contact"),
  );
});
