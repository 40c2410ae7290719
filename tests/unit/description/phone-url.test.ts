import { phoneUrl } from "@/lib/description/phone-url";

describe("phoneUrl", () => {
  it.each([
    ["+62 812 0000 1234", "tel:+6281200001234"],
    ["+62-812-0000-1234", "tel:+6281200001234"],
    ["+7 (912) 000-12-34", "tel:+79120001234"],
    ["0812 0000 1234", "tel:081200001234"],
    ["628120000123", "tel:+628120000123"],
  ])("calls %s", (written, href) => {
    expect(phoneUrl(written)).toBe(href);
  });

  it.each(["35.000.000", "1.750.000", "+10", "0361 123", "2026-11-21", "+1234567890123456", "12345678901"])(
    "does not call %s",
    (written) => {
      expect(phoneUrl(written)).toBeNull();
    },
  );
});
