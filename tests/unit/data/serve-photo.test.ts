import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaUrlOf, servePhoto } from "@/server/data/serve-photo";
import { listen } from "../../support/loopback";
import { sampleWholeRental } from "../rental/sample-whole-rental";
import { showNothing, showSnapshot } from "./sample-snapshot";

const HASH = "0a".repeat(16);
const KEY = `${HASH}-1280x960-a1b2c3`;
const PHOTO = `/photos/${KEY}/1280.webp`;
const VIDEO = `/photos/${HASH}/video.mp4`;

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "photos-"));
  folder = join(root, "photos");
  await mkdir(join(folder, KEY), { recursive: true });
  await mkdir(join(folder, HASH));
  await writeFile(join(folder, KEY, "320.webp"), "a small file");
  await writeFile(join(folder, HASH, "video.mp4"), "0123456789");
  await writeFile(join(root, "service.json"), "the secret key");
});

beforeEach(async () => {
  await showSnapshot({ rentals: [sampleWholeRental({ media_urls: [PHOTO, VIDEO] })] });
});

afterAll(() => rm(root, { recursive: true }));

async function ask(address: string, headers: Record<string, string> = {}, from: string | undefined = folder) {
  const [key = "", name = ""] = address.replace("/photos/", "").split("/");
  return servePhoto(new Request("http://localhost", { headers }), key, name, from);
}

test.each([
  [PHOTO, PHOTO],
  [`/photos/${KEY}/320.webp`, PHOTO],
  [VIDEO, VIDEO],
  [`/photos/${KEY}/321.webp`, null],
  [`/photos/${KEY}/1920.webp`, null],
  [`/photos/${KEY}/0320.webp`, null],
  [`/photos/${HASH}/video.exe`, null],
  [`/photos/${HASH}/320.webp`, null],
  ["/photos/../service.json", null],
])("the file %s belongs to the media URL %s", (address, mediaUrl) => {
  expect(mediaUrlOf(address)).toBe(mediaUrl);
});

test("a listing's photo is served unchanged, with cache headers and an ETag", async () => {
  const answer = await ask(`/photos/${KEY}/320.webp`);
  expect(await answer.text()).toBe("a small file");
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toBe(
    "public, max-age=86400, s-maxage=15, stale-while-revalidate=15, stale-if-error=3600",
  );
  const etag = answer.headers.get("etag") ?? "";
  expect((await ask(`/photos/${KEY}/320.webp`, { "if-none-match": etag })).status).toBe(304);
});

test("a video is served in ranges", async () => {
  const answer = await ask(VIDEO, { range: "bytes=2-4" });
  expect([answer.status, await answer.text()]).toEqual([206, "234"]);
  expect(answer.headers.get("content-type")).toBe("video/mp4");
});

test.each([
  ["a photo missing on the disk", PHOTO, undefined],
  ["a path out of the folder", "/photos/../service.json", undefined],
  ["a site without a folder of photos", VIDEO, ""],
])("%s is answered 404", async (_, address, from) => {
  expect((await ask(address, {}, from)).status).toBe(404);
});

describe("a photo of no live rental", () => {
  const before = { url: process.env.SUPABASE_URL, key: process.env.SUPABASE_ANON_KEY };

  /** The address of another stored photo. */
  async function stored(start: string): Promise<string> {
    const key = KEY.replace("0a", start);
    await mkdir(join(folder, key));
    await writeFile(join(folder, key, "1280.webp"), "another file");
    return `/photos/${key}/1280.webp`;
  }

  /** A data service with these older listings of the photo. */
  async function dataService(status: number, rows: unknown) {
    const asked: (string | null)[][] = [];
    const service = await listen(
      createServer((request, response) => {
        const { searchParams } = new URL(request.url ?? "", "http://x");
        asked.push([searchParams.get("media_urls"), searchParams.get("is_deleted")]);
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(rows));
      }),
    );
    process.env.SUPABASE_URL = service.url;
    process.env.SUPABASE_ANON_KEY = "the-public-key";
    return { asked, [Symbol.asyncDispose]: service[Symbol.asyncDispose] };
  }

  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  afterEach(() => {
    process.env.SUPABASE_URL = before.url;
    process.env.SUPABASE_ANON_KEY = before.key;
  });

  test.each([
    ["is served while an older listing has it", "0b", [{ id: 1 }], 200],
    ["is answered 404 without a listing that is not deleted", "0c", [], 404],
  ])("%s, which is read once", async (_, start, rows, status) => {
    await using service = await dataService(200, rows);
    const photo = await stored(start);
    const answers = await Promise.all([ask(photo), ask(photo)]);
    expect([...answers, await ask(photo)].map((answer) => answer.status)).toEqual(Array(3).fill(status));
    expect(service.asked).toEqual([[`cs.{${photo}}`, "eq.false"]]);
  });

  test("is not asked for where there is no file", async () => {
    await using service = await dataService(200, [{ id: 1 }]);
    expect((await ask(PHOTO.replace("0a", "0d"))).status).toBe(404);
    expect(service.asked).toEqual([]);
  });

  test("is answered 503 while the data service is down", async () => {
    await using service = await dataService(500, { message: "down" });
    const answer = await ask(await stored("0e"));
    expect(answer.status).toBe(503);
    expect(service.asked).not.toEqual([]);
    expect((await ask(VIDEO)).status).toBe(200);
  });
});

test("without any list photos are answered 503", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  showNothing();
  expect((await ask(VIDEO)).status).toBe(503);
});
