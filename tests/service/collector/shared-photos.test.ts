import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderFiles } from "@/collector/photos/folder-files.ts";
import { photoStore } from "@/collector/photos/photo-store.ts";
import { writeBatch } from "@/collector/run/run-batch.ts";
import { CollectorService } from "@/collector/store/service.ts";
import { CHANGES } from "@/tests/audit/photos/changes.ts";
import { type ClearedService, clearedService } from "@/tests/support/cleared-service.ts";

let service: ClearedService;

beforeAll(async () => {
  service = await clearedService();
});

beforeEach(() => service.clear());

/** The address of photo `name`, a letter. */
const urlOf = (name: string) =>
  `/photos/${(name.codePointAt(0) ?? 0).toString(16).padStart(32, "0")}-400x300-a0b0c0/400.webp`;

const flipped = (bits: string, count: number) =>
  bits.slice(0, count).replace(/[01]/g, (bit) => (bit === "1" ? "0" : "1")) + bits.slice(count);

/** Ten hashes, far from those of every other letter. */
function hashes(name: string, bitsApart = 0): string[] {
  const digest = createHash("sha256").update(name).digest().subarray(0, 16);
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: 10 }, () => flipped(bits, bitsApart));
}

type Row = Record<string, unknown> & { id: number };

async function add(id: number, photos: string, more: object = {}): Promise<void> {
  const { error } = await service.owner.from("rentals").insert({
    ...{ id, slug: `home-${id}`, title: `Home ${id}`, message_type: "rental", is_complete_listing: true },
    posted_at_telegram: new Date(Date.UTC(2026, 10, id)).toISOString(),
    media_urls: [...photos].map(urlOf),
    ...more,
  });
  if (error) throw new Error(error.message);
}

async function change(id: number, more: object): Promise<void> {
  const { error } = await service.owner.from("rentals").update(more).eq("id", id);
  if (error) throw new Error(error.message);
}

/** Stores hashes for the photos of these letters: a capital resembles its small letter, a dash has no hash. */
async function hash(letters: string, bitsApart = 14): Promise<void> {
  const photos = [...letters].map((name) => ({
    url: urlOf(name),
    hashes: name === "-" ? null : hashes(name.toLowerCase(), name === name.toLowerCase() ? 0 : bitsApart),
  }));
  await service.owner.rpc("collector_photos_to_hash", { most: 1 }).throwOnError();
  const { error } = await service.owner.rpc("collector_hash_photos", { photos });
  if (error) throw new Error(error.message);
}

/** For each rental, the rentals that it shares photos with and how many, as `id:photos`, at the end of a batch. */
async function shared(): Promise<Record<number, string>> {
  await service.owner.rpc("collector_photos_to_hash", { most: 1 }).throwOnError();
  const { data, error } = await service.owner.from("rentals").select("id,shared_photos").order("id");
  if (error) throw new Error(error.message);
  const rows: { id: number; shared_photos: Row[] | null }[] = data;
  return Object.fromEntries(
    rows
      .filter(({ shared_photos }) => shared_photos !== null)
      .map(({ id, shared_photos }) => [
        id,
        shared_photos?.map(({ id: other, photos }) => `${other}:${photos}`).join(" ") ?? "",
      ]),
  );
}

test("listings with two similar photos share them, the newest listing first", async () => {
  await add(1, "abc");
  await add(2, "ABd");
  await add(3, "abe");
  await add(4, "fgh");
  await hash("abcABdefgh");
  expect(await shared()).toEqual({ 1: "3:2 2:2", 2: "3:2 1:2", 3: "2:2 1:2" });
});

test.each([
  ["one photo of three", "abc", "Ade", {}],
  ["two photos of five", "abcde", "ABxyz", {}],
  ["the only photo of both", "a", "A", { 1: "2:1", 2: "1:1" }],
  ["the only photo of one listing", "abcd", "A", { 1: "2:1", 2: "1:1" }],
  ["two photos of three", "abc", "ABz", { 1: "2:2", 2: "1:2" }],
  ["the same two files", "ab", "ab", { 1: "2:2", 2: "1:2" }],
  ["photos without a hash", "--", "--", {}],
])("%s shared: listings with photos %s and %s", async (_, one, other, expected) => {
  await add(1, one);
  await add(2, other);
  await hash([...new Set(one + other)].join(""));
  expect(await shared()).toEqual(expected);
});

test.each([
  [14, { 1: "2:2", 2: "1:2" }],
  [15, {}],
])("photos %i bits apart", async (bits, expected) => {
  await add(1, "ab");
  await add(2, "AB");
  await hash("abAB", bits);
  expect(await shared()).toEqual(expected);
});

test.each([
  ["has ended", { is_deleted: true }],
  ["waits for the owner", { is_complete_listing: false }],
  ["repeats another", { duplicate_of_id: 3 }],
  ["lost the photos", { media_urls: [] }],
])("a listing that %s shares no photos until it is back", async (_, gone) => {
  await add(3, "xyz");
  await add(1, "ab");
  await add(2, "AB", gone);
  await hash("abABxyz");
  expect(await shared()).toEqual({});
  const back = { is_deleted: false, is_complete_listing: true, duplicate_of_id: null };
  await change(2, { ...back, media_urls: [urlOf("A"), urlOf("B")] });
  await hash("AB");
  expect(await shared()).toEqual({ 1: "2:2", 2: "1:2" });
  await change(2, gone);
  expect(await shared()).toEqual({});
});

test("a deleted listing is removed from the shared photos of others", async () => {
  await add(1, "ab");
  await add(2, "AB");
  await hash("abAB");
  await service.owner.from("rentals").delete().eq("id", 2);
  expect(await shared()).toEqual({});
});

test("a photo in more than ten other listings counts as a logo, and is not shared", async () => {
  for (let id = 1; id <= 11; id += 1) await add(id, "a");
  await hash("a");
  expect(Object.keys(await shared())).toHaveLength(11);
  await add(12, "a");
  expect(await shared()).toEqual({});
});

test("forgotten photos lose their hashes", async () => {
  await add(1, "ab");
  await add(2, "AB");
  await hash("abAB");
  await new CollectorService(service.owner, randomUUID()).forgetMedia(["a", "A"].map(urlOf));
  const { data } = await service.owner.from("photo_hashes").select("url").order("url");
  expect(data?.map(({ url }) => url)).toEqual(["B", "b"].map(urlOf));
  const likes = await service.owner.from("like_photos").select("url");
  expect(likes.data).toHaveLength(2);
});

test("a run hashes stored photos, and asks for each only once", async () => {
  const root = await mkdtemp(join(tmpdir(), "photos-"));
  const photos = photoStore(folderFiles(join(root, "photos")));
  const store = async (name: string, bytes: Buffer) => {
    const path = join(root, name);
    await writeFile(path, bytes);
    return (await photos.storePhotos([{ path, problem: null, identity: name }])).urls;
  };
  const villa = await readFile("public/media/villa-03.webp");
  const stolen = await CHANGES["all of it"]?.(villa);
  await add(1, "", { media_urls: [...(await store("a", villa)), "https://elsewhere.test/a.jpg"] });
  await add(2, "", { media_urls: await store("b", stolen ?? villa) });
  await add(3, "m");
  const asked: string[] = [];
  const counted = {
    ...photos,
    hashesOf: (url: string) => {
      asked.push(url);
      return photos.hashesOf(url);
    },
  };
  const run = { service: new CollectorService(service.owner, randomUUID()), photos: counted };
  await writeBatch(run);
  await writeBatch(run);
  expect(await shared()).toEqual({ 1: "2:1", 2: "1:1" });
  expect(asked).toHaveLength(3);
  await rm(root, { recursive: true });
});
