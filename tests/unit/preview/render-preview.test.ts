import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { isPhotograph } from "@/lib/rental/photograph";
import type { Rental } from "@/lib/rental/rental";
import { languageOf } from "@/server/language/language-of";
import { drawnLines } from "@/server/preview/drawn-preview";
import { renderPreview } from "@/server/preview/render-preview";
import { ENGLISH } from "../../support/in-english";
import { RATES } from "../money/rates";
import { sampleWholeRental } from "../rental/sample-whole-rental";

describe("isPhotograph", () => {
  const image = () => sharp({ create: { width: 20, height: 20, channels: 3, background: "#d95" } });

  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)("accepts %s", async (format) => {
    expect(isPhotograph(await image().toFormat(format).toBuffer())).toBe(true);
  });

  it.each([
    "",
    "short",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "%PDF-1.7 and more",
    "<!DOCTYPE html><html>",
    "RIFFxxxxWAVE and more",
  ])("rejects %j", (text) => {
    expect(isPhotograph(Buffer.from(text))).toBe(false);
  });

  it("rejects TIFF", async () => {
    expect(isPhotograph(await image().tiff().toBuffer())).toBe(false);
  });
});

describe("renderPreview", () => {
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: { r: 200, g: 120, b: 60, alpha: 0.5 } } });

  async function rendered(bytes: Uint8Array) {
    const jpeg = await renderPreview(bytes);
    const { format, width, height, space, isProgressive, hasAlpha, exif, channels } =
      await sharp(jpeg).metadata();
    return { size: jpeg.length, format, width, height, space, isProgressive, hasAlpha, exif, channels };
  }

  const EXPECTED = {
    format: "jpeg",
    width: 1200,
    height: 630,
    space: "srgb",
    isProgressive: false,
    hasAlpha: false,
  };

  it.each([
    ["a wide photograph", () => plain(3000, 1000).jpeg()],
    ["a portrait", () => plain(800, 2000).webp()],
    ["a tiny picture", () => plain(40, 30).png()],
    ["a transparent picture", () => plain(1200, 900, 4).png()],
    ["a grey picture", () => plain(1200, 900).greyscale().jpeg()],
    ["a picture in CMYK", () => plain(1200, 900).toColourspace("cmyk").jpeg()],
    ["a progressive JPEG", () => plain(1200, 900).jpeg({ progressive: true })],
    ["a GIF", () => plain(1200, 900).gif()],
  ])("makes a baseline JPEG of 1200x630 in sRGB from %s", async (_, make) => {
    const { size, ...picture } = await rendered(await make().toBuffer());
    expect(picture).toMatchObject({ ...EXPECTED, channels: 3 });
    expect(size).toBeLessThanOrEqual(300_000);
  });

  it("stays within 300 kB even for noise", async () => {
    const [width, height] = [2400, 1260];
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
    const { size, ...picture } = await rendered(await noise.png({ compressionLevel: 0 }).toBuffer());
    expect(size).toBeLessThanOrEqual(300_000);
    expect(picture).toMatchObject(EXPECTED);
  });

  it("turns a photograph upright, and drops its EXIF data", async () => {
    const half = await plain(600, 300).jpeg().toBuffer();
    const turned = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#000" } })
      .composite([{ input: half, top: 0, left: 0 }])
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const jpeg = await renderPreview(turned);
    const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number) => data[(315 * 1200 + x) * 3] ?? 0;
    expect(red(100)).toBeGreaterThan(150);
    expect(red(1100)).toBeLessThan(50);
    expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
  });

  it("throws for data that is not a picture", async () => {
    await expect(renderPreview(Buffer.from("<html>nothing</html>"))).rejects.toThrow();
  });
});

const NOTHING: Partial<Rental> = { property_type: null, location: null, bedrooms: null, bathrooms: null };

test.each<[Partial<Rental>, string[]]>([
  [{}, ["Villa in Canggu, Bali", "2 bedrooms · 2 bathrooms", "Rp 35M / month"]],
  [{ ...NOTHING, price_amount: null }, ["Rental in Bali"]],
  [{ price_amount: 200_000 }, ["Villa in Canggu, Bali", "2 bedrooms · 2 bathrooms"]],
  // The renderer would have to fetch a font for these letters.
  [{ location: "чангу" }, ["2 bedrooms · 2 bathrooms", "Rp 35M / month"]],
  [
    { location: "canggu 🌴", price_currency: "EUR", price_amount: 900 },
    ["2 bedrooms · 2 bathrooms", "€900 / month"],
  ],
])("the drawing for %j has the lines %j", (change, lines) => {
  expect(drawnLines(sampleWholeRental(change), RATES, ENGLISH)).toEqual(lines);
});

test("the drawing in Russian has Russian lines", () => {
  const lines = ["Вилла, Чангу, Бали", "2 спальни · 2 ванные", "35\u00a0млн\u00a0Rp / мес"];
  expect(drawnLines(sampleWholeRental(), RATES, languageOf("ru"))).toEqual(lines);
  expect(drawnLines(sampleWholeRental({ location: "canggu 🌴" }), RATES, languageOf("ru"))).toEqual(
    lines.slice(1),
  );
});
