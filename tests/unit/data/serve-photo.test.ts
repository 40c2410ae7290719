import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaUrlOf, servePhoto } from "@/server/data/serve-photo";
import { rememberListedPictures } from "@/server/data/served-pictures";
import { sampleRental } from "../rentals/sample-rental";

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
  rememberListedPictures([sampleRental({ media_urls: [PHOTO, VIDEO] })], Date.now());
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
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=45, stale-if-error=3600");
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

describe("while the data service is down", () => {
  const before = { url: process.env.SUPABASE_URL, key: process.env.SUPABASE_ANON_KEY };
  const other = `/photos/${HASH.replace("0a", "0b")}/video.mp4`;

  beforeEach(() => {
    process.env.SUPABASE_URL = "http://127.0.0.1:1";
    process.env.SUPABASE_ANON_KEY = "key";
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  afterEach(() => {
    process.env.SUPABASE_URL = before.url;
    process.env.SUPABASE_ANON_KEY = before.key;
  });

  test("a file of an unlisted rental is answered 503, to be retried after a minute", async () => {
    const answer = await ask(other);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  });
});
