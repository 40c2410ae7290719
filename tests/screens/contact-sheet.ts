import sharp from "sharp";

/** A state of the site on two screens, as PNG. */
interface Photographed {
  name: string;
  desktop: Buffer;
  phone: Buffer;
}

const COLUMNS = 3;
const HEIGHT = 300;
const DESKTOP_WIDTH = 480;
const PHONE_WIDTH = 146;
const GAP = 12;
const MARGIN = 28;
const CAPTION = 34;

const TILE = { width: DESKTOP_WIDTH + GAP + PHONE_WIDTH, height: CAPTION + HEIGHT };
const PAPER = "#e9e4d8";

function caption(name: string): Buffer {
  const { width } = TILE;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="22" font-family="sans-serif" font-size="17" fill="#26332c">${name}</text></svg>`,
  );
}

function resized(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize(width, HEIGHT, { fit: "cover", position: "top" }).toBuffer();
}

async function tile({ name, desktop, phone }: Photographed, left: number, top: number) {
  const below = top + CAPTION;
  return [
    { input: caption(name), left, top },
    { input: await resized(desktop, DESKTOP_WIDTH), left, top: below },
    { input: await resized(phone, PHONE_WIDTH), left: left + DESKTOP_WIDTH + GAP, top: below },
  ];
}

/** All states on one picture, each with its name; a WebP file. */
export async function contactSheet(states: readonly Photographed[]): Promise<Buffer> {
  const rows = Math.ceil(states.length / COLUMNS);
  const tiles = await Promise.all(
    states.map((state, index) =>
      tile(
        state,
        MARGIN + (index % COLUMNS) * (TILE.width + MARGIN),
        MARGIN + Math.floor(index / COLUMNS) * (TILE.height + MARGIN),
      ),
    ),
  );
  const width = MARGIN + COLUMNS * (TILE.width + MARGIN);
  const height = MARGIN + rows * (TILE.height + MARGIN);
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(tiles.flat())
    .webp({ quality: 82 })
    .toBuffer();
}
