import sharp from "sharp";
import { photoWidths } from "../../lib/rentals/collected-photo.ts";
import { PICTURE_QUALITY } from "../../lib/rentals/picture-sources.ts";

/** An open photo takes up to four bytes of memory for each. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 30;
const MAX_WIDTH = 1920;
const MAX_HEIGHT = 2048;
/** Behind what is transparent. */
const PAPER = "#faf6ef";

/** A photo that has been opened, turned upright and made no larger than the site shows it. */
export type OpenPhoto = {
  width: number;
  height: number;
  /** The mean of its pixels, six hexadecimal digits. */
  colour: string;
  /** Encodes one file for each width of `photoWidths`, without any metadata. */
  encode: () => Promise<{ width: number; bytes: Buffer }[]>;
};

/** Rejects when the bytes are no picture, are cut off, or claim more than 60 million pixels. */
export async function openPhoto(bytes: Uint8Array): Promise<OpenPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const mean = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const encode = () =>
    Promise.all(
      photoWidths(width).map(async (each) => ({
        width: each,
        bytes: await pixels().resize({ width: each }).webp({ quality: PICTURE_QUALITY }).toBuffer(),
      })),
    );
  return { width, height, colour: mean.subarray(0, 3).toString("hex"), encode };
}
