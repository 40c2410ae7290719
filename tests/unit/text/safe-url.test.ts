import { contactWay, safeUrl } from "@/lib/text/safe-url";
import { testReadings } from "@/tests/support/case-table";
import { inEnglish } from "@/tests/support/in-english";
import { HARD_TEXTS } from "../hard-texts";

testReadings("tests/unit/text/safe-url.tsv", {
  link: (text) => safeUrl(text) ?? "none",
  contact: (href) => {
    const { name, action } = contactWay(href, inEnglish);
    return [name, action];
  },
});

describe("safeUrl", () => {
  it("does not link an address of more than 2,000 letters", () => {
    expect(safeUrl(`https://example.com/${"a".repeat(2_000)}`)).toBeNull();
  });

  it.each(HARD_TEXTS)("returns an address with a known scheme, or null (%#)", (text) => {
    for (const raw of [text, `https://${text}`, `t.me/${text}`, `mailto:${text}`, `tel:${text}`]) {
      expect(safeUrl(raw) ?? "tel:").toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
  });
});
