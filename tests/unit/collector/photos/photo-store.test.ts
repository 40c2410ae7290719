import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { folderFiles } from "@/collector/photos/folder-files.ts";
import { photoStore } from "@/collector/photos/photo-store.ts";
import { collectedPhoto, photoWidths } from "@/lib/rental/collected-photo";

let root: string;
let source: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "photos-"));
  source = join(root, "source");
});

afterEach(() => rm(root, { recursive: true }));

const folder = () => join(root, "kept");
const store = () => photoStore(folderFiles(folder()));
const fileAt = (url: string) => readFile(join(folder(), url.replace("/photos/", "")));

async function stored(bytes: Uint8Array) {
  await writeFile(source, bytes);
  return store().storePhotos([{ path: source, problem: null, identity: "a" }]);
}

async function storedUrl(bytes: Uint8Array): Promise<string> {
  const { urls, problems } = await stored(bytes);
  expect(problems).toEqual([]);
  return urls[0] ?? "";
}

const RED = { r: 200, g: 30, b: 40 };

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** The width and height that a photo's address holds. */
const sizeIn = (url: string) => /-(\d+x\d+)-/.exec(url)?.[1];

describe("a photo", () => {
  test("is stored in every width, and its address holds its size and mean colour", async () => {
    const url = await storedUrl(await picture(900, 600).jpeg().toBuffer());
    expect(sizeIn(url)).toBe("900x600");
    const mean = Number.parseInt(collectedPhoto(url)?.colour.slice(1) ?? "", 16);
    expect(Math.abs((mean >> 16) - RED.r) + Math.abs((mean & 255) - RED.b)).toBeLessThan(10);
    for (const width of photoWidths(900)) {
      const made = await sharp(await fileAt(url.replace("900.webp", `${width}.webp`))).metadata();
      expect(made).toMatchObject({ format: "webp", width });
    }
  });

  test("is rotated by its EXIF orientation, and stored without EXIF, ICC and XMP", async () => {
    const exif = {
      IFD0: { Copyright: "Made Rai" },
      IFD3: { GPSLatitude: "8/1 30/1 0/1", GPSLatitudeRef: "S" },
    };
    const turned = await picture(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const url = await storedUrl(turned);
    expect(sizeIn(url)).toBe("200x300");
    const { exif: left, icc, xmp, orientation } = await sharp(await fileAt(url)).metadata();
    expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    [4000, 1000, 1920, 480],
    [1000, 4096, 500, 2048],
    [1, 1, 1, 1],
  ])("of %i x %i is stored as %i x %i", async (width, height, madeWidth, madeHeight) => {
    const url = await storedUrl(await picture(width, height).png().toBuffer());
    expect(sizeIn(url)).toBe(`${madeWidth}x${madeHeight}`);
  });

  test("has the same address under another name, and is not written twice", async () => {
    const bytes = await picture(400, 300).jpeg().toBuffer();
    const url = await storedUrl(bytes);
    await truncate(join(folder(), url.replace("/photos/", "")), 0);
    const files = [1, 2].map((n) => ({ path: source, problem: null, identity: `${n}` }));
    expect(await store().storePhotos(files)).toEqual({ urls: [url], problems: [] });
    expect(await fileAt(url)).toHaveLength(0);
  });

  test("is deleted when removed, and other photos stay", async () => {
    const gone = await storedUrl(await picture(40, 30).jpeg().toBuffer());
    const kept = await storedUrl(await picture(41, 30).jpeg().toBuffer());
    await store().removePhotos([gone, "https://elsewhere.test/x.jpg", "/photos/../kept/1.webp", ""]);
    expect(await readdir(folder())).toEqual([kept.split("/")[2]]);
  });
});

test("a removed photo is stored again when it is posted again", async () => {
  const photos = store();
  await writeFile(source, await picture(40, 30).jpeg().toBuffer());
  const file = { path: source, problem: null, identity: "a" };
  const { urls } = await photos.storePhotos([file]);
  await photos.removePhotos(urls);
  expect((await photos.storePhotos([file])).urls).toEqual(urls);
  expect(await fileAt(urls[0] ?? "")).not.toHaveLength(0);
});

describe("a video", () => {
  const box = (type: string, content: string) =>
    `\0\0\0${String.fromCharCode(8 + content.length)}${type}${content}`;
  const picture = box("trak", box("mdia", box("hdlr", "\0\0\0\0\0\0\0\0vide")));
  const video = (brand: string) =>
    Buffer.from(box("ftyp", `${brand}\0\0\x02\0`) + box("moov", picture), "latin1");

  test.each([
    ["isom", "video.mp4"],
    ["mp42", "video.mp4"],
    ["qt  ", "video.mov"],
  ])("of brand %s is stored unchanged as %s", async (brand, name) => {
    const url = await storedUrl(video(brand));
    expect(url).toMatch(new RegExp(`^/photos/[0-9a-f]{32}/${name}$`));
    expect(await fileAt(url)).toEqual(video(brand));
    await store().removePhotos([url]);
    expect(await readdir(folder())).toEqual([]);
  });
});

describe("the store leaves out, with a reason,", () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["an empty file", () => Buffer.alloc(0), "no photo or video that browsers show"],
    [
      "an HTML page",
      () => Buffer.from("<html><script>alert(1)</script>"),
      "no photo or video that browsers show",
    ],
    [
      "an SVG drawing",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "no photo or video that browsers show",
    ],
    [
      "an HEIC picture",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heic", "latin1"),
      "no photo or video that browsers show",
    ],
    [
      "a text that begins like a video",
      () => Buffer.from("\0\0\0\x10ftypisom\0\0\x02\0and what somebody wrote", "latin1"),
      "a video that cannot be freed of metadata",
    ],
    [
      "a truncated photo",
      async () => (await picture(800, 600).jpeg().toBuffer()).subarray(0, 900),
      "broken, or of more than 60 million pixels",
    ],
    [
      "a PNG whose header claims 30,000 x 30,000 px",
      async () => {
        const png = await picture(2, 2).png().toBuffer();
        png.writeUInt32BE(30_000, 16);
        png.writeUInt32BE(30_000, 20);
        return png;
      },
      "broken, or of more than 60 million pixels",
    ],
    ["a file above 20 MB", () => Buffer.alloc(20 * 1024 * 1024 + 1), "larger than 20 MB"],
  ])("%s", async (_, bytes, problem) => {
    expect(await stored(await bytes())).toEqual({ urls: [], problems: [problem] });
    await expect(readdir(folder())).rejects.toThrow("ENOENT");
  });

  test("a file missing from the export or from the disk, while the others are stored", async () => {
    await writeFile(source, await picture(40, 30).jpeg().toBuffer());
    const { urls, problems } = await store().storePhotos([
      { path: null, problem: "not included in the export", identity: "a" },
      { path: join(root, "nowhere.jpg"), problem: null, identity: "b" },
      { path: source, problem: null, identity: "c" },
    ]);
    expect(urls).toHaveLength(1);
    expect(problems).toEqual(["not included in the export", "could not be read"]);
  });
});

test("a full disk is reported and leaves no half-written photo; the next run stores it", async () => {
  const bytes = await picture(900, 600).jpeg().toBuffer();
  const key = (await storedUrl(bytes)).split("/")[2] ?? "";
  await rm(folder(), { recursive: true });
  // Writing the second of the photo's files fails with ENOSPC.
  const unfinished = join(folder(), `.unfinished-${process.pid}-${key}`);
  await mkdir(unfinished, { recursive: true });
  await symlink("/dev/full", join(unfinished, `${photoWidths(900)[1]}.webp`));
  await expect(stored(bytes)).rejects.toThrow(
    `The disk of ${folder()} is full. Make room, then run the same command again.`,
  );
  expect(await readdir(folder())).toEqual([]);
  expect(await storedUrl(bytes)).toContain(key);
  expect(await readdir(join(folder(), key))).toHaveLength(photoWidths(900).length);
});

test("a photo folder that cannot be written to is reported", async () => {
  await writeFile(folder(), "a file is where the folder should be");
  await expect(stored(await picture(40, 30).jpeg().toBuffer())).rejects.toThrow(/could not be written to/);
});
