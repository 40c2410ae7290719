import { absoluteUrl, mediaUrl } from "@/server/site/absolute-url";
import { testReadings } from "@/tests/support/case-table";

process.env.SITE_URL = "https://bali.example/";

testReadings("tests/unit/site/absolute-url.tsv", {
  "absolute address": (url) => mediaUrl(url) ?? "none",
});

describe("absoluteUrl", () => {
  it.each(["/", "/?location=nusa+dua", "/rental/caf%C3%A9"])("puts the site's address before %s", (path) => {
    expect(absoluteUrl(path)).toBe(`https://bali.example${path}`);
  });
});

describe("mediaUrl", () => {
  it("rejects an address with credentials", () => {
    expect(mediaUrl("https://user:pass@cdn.example/a.jpg")).toBeNull();
  });
});
