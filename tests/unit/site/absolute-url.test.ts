import { entityTag, matchesTag } from "@/server/http/entity-tag";
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

describe("entityTag", () => {
  it("is a strong tag of the body alone", () => {
    expect(entityTag("a")).toMatch(/^"[\w-]{27}"$/);
    expect(entityTag("a")).toBe(entityTag("a"));
    expect(entityTag("a")).not.toBe(entityTag("b"));
  });
});

describe("matchesTag", () => {
  const tag = entityTag("a");

  it.each([tag, ` ${tag} `, `"other", ${tag}`, `W/${tag}`, "*"])("%s matches the tag", (header) => {
    expect(matchesTag(header, tag)).toBe(true);
  });

  it.each([null, "", '"other"', tag.replaceAll('"', ""), `"x${tag.slice(1)}`])(
    "%s does not match the tag",
    (header) => {
      expect(matchesTag(header, tag)).toBe(false);
    },
  );
});
