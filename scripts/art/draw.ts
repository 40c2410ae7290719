import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { sign } from "./output/brand.ts";
import { icoAround } from "./output/ico.ts";
import { hasFfmpeg, tour } from "./output/tour.ts";
import { PHOTO, type Picture, type Size, svgOf } from "./paint/picture.ts";
import { hero, preview } from "./scenes/banner.ts";
import { bathrooms } from "./scenes/bathroom.ts";
import { beaches } from "./scenes/beach.ts";
import { bedrooms } from "./scenes/bedroom.ts";
import { desks } from "./scenes/desk.ts";
import { gardens } from "./scenes/garden.ts";
import { kitchens } from "./scenes/kitchen.ts";
import { livings } from "./scenes/living.ts";
import { placeholder } from "./scenes/placeholder.ts";
import { pools } from "./scenes/pool.ts";
import { ricefields } from "./scenes/ricefield.ts";
import { villas } from "./scenes/villa.ts";

const site = fileURLToPath(new URL("../../public/", import.meta.url));
const photos = {
  ...villas,
  ...pools,
  ...ricefields,
  ...bedrooms,
  ...kitchens,
  ...livings,
  ...desks,
  ...beaches,
  ...bathrooms,
  ...gardens,
};
const TOURS = {
  "tour-01": ["villa-01", "living-01", "bedroom-01"],
  "tour-02": ["pool-01", "bedroom-02", "villa-06"],
} as const;
/** x264 rate factor: about 300 kB a tour. */
const TOUR_QUALITY = 29;
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

const rendered = (picture: Picture, size: Size) => sharp(Buffer.from(svgOf(picture, size)));
const report = (name: string, bytes: number) =>
  console.log(`${name.padEnd(26)} ${Math.round(bytes / 1000)} kB`);

async function drawPhotos(): Promise<void> {
  for (const [name, picture] of Object.entries(photos)) {
    if (!isWanted(name)) continue;
    const { size } = await rendered(picture, PHOTO)
      .webp({ quality: 70, effort: 6 })
      .toFile(`${site}media/${name}.webp`);
    report(name, size);
  }
}

async function drawBanners(): Promise<void> {
  const wide = await rendered(hero, { width: 2000, height: 900 }).png().toBuffer();
  const large = await sharp(wide).webp({ quality: 62, effort: 6 }).toFile(`${site}hero.webp`);
  const small = await sharp(wide)
    .resize(640, 480, { position: "right" })
    .webp({ quality: 28, effort: 6 })
    .toFile(`${site}hero-small.webp`);
  const shared = await rendered(preview, { width: 1200, height: 630 })
    .flatten()
    .jpeg({ quality: 80, progressive: false })
    .toFile(`${site}brand-preview.jpg`);
  const empty = await rendered(placeholder, PHOTO)
    .webp({ quality: 50, effort: 6 })
    .toFile(`${site}placeholder.webp`);
  report("hero.webp", large.size);
  report("hero-small.webp", small.size);
  report("brand-preview.jpg", shared.size);
  report("placeholder.webp", empty.size);
}

async function drawIcons(): Promise<void> {
  const round = sign({ rounded: 112, inset: 0 });
  const square = sign({ rounded: 0, inset: 0 });
  const masked = sign({ rounded: 0, inset: 0.22 });
  const png = (svg: string, side: number) =>
    sharp(Buffer.from(svg), { density: 144 }).resize(side).png({ compressionLevel: 9 }).toBuffer();
  await writeFile(`${site}icon.svg`, round);
  await writeFile(`${site}icon-192.png`, await png(round, 192));
  await writeFile(`${site}icon-512.png`, await png(round, 512));
  await writeFile(`${site}icon-maskable-512.png`, await png(masked, 512));
  await writeFile(`${site}apple-touch-icon.png`, await png(square, 180));
  await writeFile(`${site}favicon.ico`, icoAround(await png(round, 32), 32));
}

async function drawTours(): Promise<void> {
  for (const [name, pictures] of Object.entries(TOURS)) {
    const files = pictures.map((picture) => `${site}media/${picture}.webp`);
    tour(files, `${site}media/${name}.mp4`, TOUR_QUALITY);
    await sharp(files[0])
      .resize(960, 720)
      .webp({ quality: 70, effort: 6 })
      .toFile(`${site}media/${name}.webp`);
  }
}

await mkdir(`${site}media`, { recursive: true });
await drawPhotos();
if (isWanted("banner")) await drawBanners();
if (isWanted("icon")) await drawIcons();
if (isWanted("tour") && hasFfmpeg()) await drawTours();
else if (isWanted("tour")) console.log("ffmpeg not found: the tours are left as they are");
