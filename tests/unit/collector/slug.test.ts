import { slugOf } from "@/collector/listing/slug";

describe("slugOf", () => {
  it.each([
    ["Two-bedroom villa, 7 min to Batu Bolong", "two-bedroom-villa-7-min-to-batu-bolong"],
    ["Writer's studio & garden", "writers-studio-garden"],
    ["Дом в Умаласе", "dom-v-umalase"],
    ['Villa "Senja" </script><b>', "villa-senja-script-b"],
    ["🌴🌴", ""],
  ])("%s -> %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it("cuts long titles between words", () => {
    const slug = slugOf("word ".repeat(40));
    expect(slug.length).toBeLessThanOrEqual(70);
    expect(slug).toMatch(/^(word-)+word$/);
  });
});
