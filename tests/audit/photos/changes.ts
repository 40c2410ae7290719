import sharp, { type Sharp } from "sharp";

type Change = (photo: Buffer) => Promise<Buffer>;

const saved = (photo: Sharp) => photo.jpeg({ quality: 80 }).toBuffer();

/** Cuts these parts of the width and the height off the sides. */
const cropped =
  (left: number, top: number, right: number, bottom: number): Change =>
  async (photo) => {
    const { width, height } = await sharp(photo).metadata();
    const [x, y] = [Math.round(width * left), Math.round(height * top)];
    const size = {
      width: width - x - Math.round(width * right),
      height: height - y - Math.round(height * bottom),
    };
    return saved(sharp(photo).extract({ left: x, top: y, ...size }));
  };

/** Draws SVG over a photo, for a square of 100 x 100 that is as large as it. */
const marked =
  (drawing: string): Change =>
  async (photo) => {
    const { width, height } = await sharp(photo).metadata();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${drawing}</svg>`;
    return saved(sharp(photo).composite([{ input: Buffer.from(svg) }]));
  };

const TEXT = `<g fill="white" fill-opacity=".55"><rect x="12" y="40" width="4" height="20"/><rect x="22" y="40" width="12" height="4"/><rect x="22" y="56" width="12" height="4"/><rect x="40" y="40" width="4" height="20"/><rect x="50" y="40" width="4" height="20"/><rect x="60" y="40" width="14" height="4"/><rect x="65" y="44" width="4" height="16"/><rect x="80" y="40" width="4" height="20"/></g>`;

/** What is done to photos of adverts that others post. */
export const CHANGES: Record<string, Change> = {
  "JPEG 60": (photo) => sharp(photo).jpeg({ quality: 60 }).toBuffer(),
  "half as wide": (photo) => saved(sharp(photo).resize({ width: 600 })),
  "320 wide": (photo) => saved(sharp(photo).resize({ width: 320 })),
  "made a square": (photo) => saved(sharp(photo).resize(800, 800, { fit: "fill" })),
  "cropped by 5 %, all around": cropped(0.025, 0.025, 0.025, 0.025),
  "cropped by 5 %, left and top": cropped(0.05, 0.05, 0, 0),
  "cropped by 5 %, right and bottom": cropped(0, 0, 0.05, 0.05),
  "cropped by 5 %, left": cropped(0.05, 0, 0, 0),
  "cropped by 5 %, right": cropped(0, 0, 0.05, 0),
  "cropped by 5 %, top": cropped(0, 0.05, 0, 0),
  "cropped by 5 %, bottom": cropped(0, 0, 0, 0.05),
  "marked with letters": marked(TEXT),
  "marked with a band": marked(`<rect y="88" width="100" height="12" fill-opacity=".6"/>`),
  "marked with a logo": marked(
    `<circle cx="87" cy="15" r="9" fill="white"/><circle cx="87" cy="15" r="6" fill="crimson"/>`,
  ),
  "all of it": async (photo) => {
    const small = await sharp(photo).resize({ width: 800 }).jpeg({ quality: 60 }).toBuffer();
    return marked(TEXT)(await cropped(0.025, 0.025, 0.025, 0.025)(small));
  },
};
