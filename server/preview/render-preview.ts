import "server-only";
import sharp from "sharp";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "./preview-picture";

/** WhatsApp does not reliably show larger pictures. */
const MAX_BYTES = 300_000;
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 10;
const QUALITIES = [82, 70, 55, 40, 25, 10] as const;
/** The background of transparent pictures. */
const PAPER = "#faf6ef";

/** A link preview: baseline JPEG in sRGB, at most 300 kB, without metadata (docs/behaviour.md, S7). Rejects for anything but a picture. */
export async function renderPreview(photograph: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(photograph, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fit: "cover" })
    .flatten({ background: PAPER })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, progressive: false })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`more than ${MAX_BYTES} bytes in any quality`);
}
