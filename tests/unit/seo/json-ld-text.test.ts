import { jsonLdText } from "@/lib/seo/json-ld-text";
import { HARD_TEXTS } from "../hard-texts";

describe("jsonLdText", () => {
  it("cannot end its element, and is the same data", () => {
    const data = { name: '</script><script>alert("x")</script><!--' };
    expect(jsonLdText(data)).not.toContain("<");
    expect(JSON.parse(jsonLdText(data))).toEqual(data);
  });

  it.each(HARD_TEXTS)("is valid and well-formed with %j", (text) => {
    const json = jsonLdText({ list: [text] });
    expect(json.isWellFormed()).toBe(true);
    expect(JSON.parse(json)).toEqual({ list: [text.toWellFormed()] });
  });
});
