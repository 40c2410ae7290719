import { absoluteUrl, mediaUrl } from "@/server/http/absolute-url";
import { entityTag, matchesTag } from "@/server/http/entity-tag";

process.env.SITE_URL = "https://bali.example/";

describe("absoluteUrl", () => {
  it.each(["/", "/?location=nusa+dua", "/rental/caf%C3%A9"])("puts the site's address before %s", (path) => {
    expect(absoluteUrl(path)).toBe(`https://bali.example${path}`);
  });
});

describe("mediaUrl", () => {
  it.each([
    ["/media/a.webp", "https://bali.example/media/a.webp"],
    ["/media/a b&c.webp", "https://bali.example/media/a%20b&c.webp"],
    ["https://cdn.example/a b.jpg?x=1&y=2", "https://cdn.example/a%20b.jpg?x=1&y=2"],
    ["http://cdn.example/é.jpg", "http://cdn.example/%C3%A9.jpg"],
  ])("makes %s absolute as %s", (url, absolute) => {
    expect(mediaUrl(url)).toBe(absolute);
  });

  it.each([
    "",
    "a.jpg",
    "//evil.test/a.jpg",
    "/\\evil.test/a.jpg",
    "data:image/png;base64,AA",
    "javascript:1",
  ])("rejects %j", (url) => {
    expect(mediaUrl(url)).toBeNull();
  });

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
