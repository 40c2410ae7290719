import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Picture = { kind: "IMAGE"; buffer: Buffer; etag: string; extension: string; upstreamEtag: string };
type Store = {
  get: (key: string) => Promise<{ value: Picture; lastModified: number } | null>;
  set: (key: string, picture: Picture, context: { cacheControl: { revalidate: number } }) => Promise<void>;
};

const PicturesOnDisk = jest.requireActual<new (folder: string) => Store>(
  "@/server/data/pictures-on-disk.cjs",
);

const PICTURE: Picture = {
  kind: "IMAGE",
  buffer: Buffer.from("a picture in a size".repeat(100)),
  ...{ etag: "of-the-host", extension: "webp", upstreamEtag: "of-the-host" },
};

let folder: string;
let store: Store;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  store = new PicturesOnDisk(folder);
  await store.set("key", PICTURE, { cacheControl: { revalidate: 60 } });
  const kept = join(folder, "cache", "images", "key");
  const [name = ""] = await readdir(kept);
  file = join(kept, name);
});

afterEach(() => rm(folder, { recursive: true }));

it("the store of pictures returns a stored picture, also to another process", async () => {
  expect((await store.get("key"))?.value.buffer).toEqual(PICTURE.buffer);
  const other = await new PicturesOnDisk(folder).get("key");
  expect(other?.value).toMatchObject({ extension: "webp", upstreamEtag: "of-the-host" });
  expect(other?.lastModified).toBeGreaterThan(Date.now() - 60_000);
});

it.each([
  ["cut off", (whole: Buffer) => whole.subarray(0, 100)],
  ["emptied", () => Buffer.alloc(0)],
  ["written over", () => Buffer.from("something else")],
  ["changed in one byte", (whole: Buffer) => Buffer.from(whole).fill("X", 50, 51)],
  ["written twice", (whole: Buffer) => Buffer.concat([whole, whole])],
])("treats a file that was %s as a miss, and replaces it", async (_, spoil) => {
  await writeFile(file, spoil(await readFile(file)));
  expect(await store.get("key")).toBeNull();
  await store.set("key", PICTURE, { cacheControl: { revalidate: 60 } });
  expect((await store.get("key"))?.value.buffer).toEqual(PICTURE.buffer);
});

it("the store of pictures returns an old picture as stale, so that it is made again", async () => {
  const [lifetime = "", , ...rest] = file.slice(file.lastIndexOf("/") + 1).split(".");
  const old = join(folder, "cache", "images", "old");
  await store.set("old", PICTURE, { cacheControl: { revalidate: 60 } });
  const [name = ""] = await readdir(old);
  const bytes = await readFile(join(old, name));
  await rm(join(old, name));
  await writeFile(join(old, [lifetime, Date.now() - 1, ...rest].join(".")), bytes);
  expect((await store.get("old"))?.lastModified).toBe(1);
});

it("the store of pictures returns null for a picture that was never stored", async () => {
  expect(await store.get("never")).toBeNull();
});

it("the store of pictures is not opened by a page store, which may not know the build folder", () => {
  const CacheHandler = jest.requireActual<new (context: object) => object>("@/server/data/cache-handler.cjs");
  expect(() => new CacheHandler({ revalidatedTags: [] })).not.toThrow();
});
