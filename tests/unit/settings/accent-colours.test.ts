import { readFileSync } from "node:fs";
import { accentColours, accentNotes, GROUNDS, MIN_CONTRAST } from "@/lib/settings/accent-colours";
import { contrast, hexOf, oklchOf } from "@/lib/settings/oklch";

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#0f766e", "#0f766e", 1],
])("the contrast of %s and %s is computed", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each(["#000000", "#ffffff", "#0f766e", "#ff0000", "#123456"])(
  "%s survives a conversion to OKLCH and back",
  (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  },
);

test.each(["#000000", "#ffffff", "#ffff00", "#0000ff", "#0f766e", "#808080", "#ff0055"])(
  "the accents for %s are readable on every background of both themes",
  (hex) => {
    const { light, dark } = accentColours(hex);
    for (const ground of GROUNDS.light.map(hexOf))
      expect(contrast(light, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    for (const ground of GROUNDS.dark.map(hexOf))
      expect(contrast(dark, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);

test("a readable accent does not change; a changed one is reported with its replacement", () => {
  expect(accentColours("#115e59").light).toBe("#115e59");
  expect(accentColours("#7dd3c0").dark).toBe("#7dd3c0");
  expect(accentNotes("#115e59")).toEqual([
    expect.stringMatching(/^accent #115e59 .* dark page: lightened to #\w{6} there$/),
  ]);
  expect(accentNotes("#7dd3c0")).toEqual([
    expect.stringMatching(/^accent #7dd3c0 .* light page: darkened to #\w{6} there$/),
  ]);
});

test("the backgrounds equal those of the style sheet", () => {
  const css = readFileSync("app/globals.css", "utf8");
  const written = ["paper", "surface", "sunken", "on-leaf"].map((name) => {
    const colours = new RegExp(`--color-${name}: light-dark\\(oklch\\((.*?)\\), oklch\\((.*?)\\)\\)`).exec(
      css,
    );
    return colours?.slice(1).map((colour) => {
      const [lightness = 0, chroma = 0, hue = 0] = colour.split(" ").map(Number.parseFloat);
      return [Math.round(lightness * 10) / 1000, chroma, hue];
    });
  });
  expect(written.map((colours) => colours?.[0])).toEqual(GROUNDS.light);
  expect(written.map((colours) => colours?.[1])).toEqual(GROUNDS.dark);
});

test("the logo in the header equals the site's icon", () => {
  const css = readFileSync("components/site/site-header.css", "utf8");
  const drawn = /url\("data:image\/svg\+xml,(.+?)"\)/.exec(css)?.[1] ?? "";
  const icon = readFileSync("public/icon.svg", "utf8").trim();
  expect(decodeURIComponent(drawn).replaceAll("'", '"')).toBe(icon);
});
