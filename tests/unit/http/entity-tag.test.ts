import { entityTag, matchesTag } from "@/server/http/entity-tag";

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
