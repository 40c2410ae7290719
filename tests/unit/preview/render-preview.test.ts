import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { isPhotograph } from "@/lib/rental/photograph";
import { renderPreview } from "@/server/preview/render-preview";

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
