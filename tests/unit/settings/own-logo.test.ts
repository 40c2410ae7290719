import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ownLogo } from "@/lib/settings/own-logo";
import { DEFAULT_SETTINGS } from "@/lib/settings/site-settings";

const folder = mkdtempSync(join(tmpdir(), "own-logo-"));

afterAll(() => rmSync(folder, { recursive: true }));

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10" ${attributes}>${inside}</svg>`;

/** Reads a file as the logo. */
async function logoOf(name: string, content?: string | Buffer) {
  if (content !== undefined) writeFileSync(join(folder, name), content);
  return ownLogo(join(folder, "site.json"), { ...DEFAULT_SETTINGS, logo: name });
}

test.each([
  ["shapes", svg('<rect width="9" height="9"/>')],
  [
    "its own gradient",
    svg('<linearGradient id="g"/><rect fill="url(#g)" width="9" height="9"/><use xlink:href="#g"/>'),
  ],
])("the site accepts an SVG with %s as a logo", async (_, content) => {
  expect(await logoOf("logo.svg", content)).toMatchObject({
    ratio: 2,
    hash: expect.stringMatching(/^\w{12}$/),
  });
});

test("the site accepts a PNG as a logo", async () => {
  const png = await sharp({ create: { width: 30, height: 10, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  expect(await logoOf("logo.png", png)).toMatchObject({ ratio: 3 });
});

test.each([
  ["a text file", "logo.png", "no picture", "is no picture: save it as PNG, JPEG, WebP or SVG"],
  ["an empty file", "logo.png", "", "is no picture: save it as PNG, JPEG, WebP or SVG"],
  ["a missing file", "none.png", undefined, "is not there"],
])("the site refuses %s", async (_, name, content, problem) => {
  await expect(logoOf(name, content)).rejects.toThrow(`site.json: logo "${name}" ${problem}`);
});

test("the logo in the header equals the site's icon", () => {
  const css = readFileSync("components/site/site-header.css", "utf8");
  const drawn = /url\("data:image\/svg\+xml,(.+?)"\)/.exec(css)?.[1] ?? "";
  const icon = readFileSync("public/icon.svg", "utf8").trim();
  expect(decodeURIComponent(drawn).replaceAll("'", '"')).toBe(icon);
});
