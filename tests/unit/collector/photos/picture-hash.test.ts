import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureHashes } from "@/collector/photos/picture-hash.ts";
import { CHANGES } from "@/tests/audit/photos/changes.ts";
import { photoDistance } from "@/tests/audit/photos/photo-distance.ts";

const demoPhoto = (name: string) => readFile(`public/media/${name}.webp`);

async function hashesOf(picture: Uint8Array): Promise<string[]> {
  const hashes = await pictureHashes(picture);
  expect(hashes).toHaveLength(10);
  return hashes ?? [];
}

const plain = (colour: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

test.each(Object.entries(CHANGES))("a photo is recognised when it is %s", async (_, change) => {
  const photo = await demoPhoto("villa-03");
  const changed = await hashesOf(await change(photo));
  expect(photoDistance(await hashesOf(photo), changed)).toBeLessThanOrEqual(14);
  expect(photoDistance(await hashesOf(await demoPhoto("villa-04")), changed)).toBeGreaterThan(14);
});

test.each(["#ffffff", "#000000", "#2a7f62"])("a picture of one colour, %s, has no hash", async (colour) => {
  expect(await pictureHashes(await plain(colour).png().toBuffer())).toBeNull();
  expect(await pictureHashes(await plain(colour).jpeg({ quality: 40 }).toBuffer())).toBeNull();
});

test("a plain gradient has no hash", async () => {
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#008"/></linearGradient><rect width="400" height="300" fill="url(#a)"/></svg>`;
  expect(await pictureHashes(await sharp(Buffer.from(fade)).jpeg().toBuffer())).toBeNull();
});

test.each([
  ["an empty file", async () => Buffer.alloc(0)],
  ["text", async () => Buffer.from("not a picture")],
  ["half a photo", async () => (await demoPhoto("villa-03")).subarray(0, 9_000)],
  ["one pixel", () => plain("#2a7f62", 1, 1).png().toBuffer()],
  [
    "a picture four pixels high",
    async () =>
      sharp(await demoPhoto("villa-03"))
        .resize(400, 4, { fit: "fill" })
        .png()
        .toBuffer(),
  ],
])("%s has no hash", async (_, bytes) => {
  expect(await pictureHashes(await bytes())).toBeNull();
});
