import sharp from "sharp";
import { photoWidths } from "../../lib/rental/collected-photo.ts";

/** A decoded photo takes up to four bytes of memory per pixel. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 30;
const MAX_WIDTH = 1920;
const MAX_HEIGHT = 2048;
const QUALITY = 75;
const BACKGROUND = "#faf6ef";

export type OpenPhoto = {
  width: number;
  height: number;
  /** Mean colour in six hexadecimal digits. */
  colour: string;
  encode: () => Promise<{ width: number; bytes: Buffer }[]>;
};

/** Decodes a photo. Rejects bytes that are no picture, are truncated, or claim more than `MAX_PIXELS`. */
export async function openPhoto(bytes: Uint8Array): Promise<OpenPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const mean = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const encode = () =>
    Promise.all(
      photoWidths(width).map(async (fileWidth) => ({
        width: fileWidth,
        bytes: await pixels().resize({ width: fileWidth }).webp({ quality: QUALITY }).toBuffer(),
      })),
    );
  return { width, height, colour: mean.subarray(0, 3).toString("hex"), encode };
}
