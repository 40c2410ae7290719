import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  isListedPicture,
  ownPictures,
  picturesIn,
  rememberListedPictures,
} from "@/server/data/served-pictures";
import { listen } from "../../support/loopback";
import { sampleRental } from "../rentals/sample-rental";

describe("listed pictures", () => {
  const REFRESH_MS = 120_000;
  const HOUR_MS = 60 * 60 * 1000;

  /** A data service with one listing, which has this picture. */
  async function dataService(picture: string) {
    const asked: URLSearchParams[] = [];
    const state: { rows: unknown[]; status: number } = { rows: [{ id: 1 }], status: 200 };
    const service = await listen(
      createServer((request, response) => {
        const query = new URL(request.url ?? "", "http://x").searchParams;
        asked.push(query);
        response.statusCode = state.status;
        response.setHeader("content-type", "application/json");
        const isAsked = query.get("media_urls") === `cs.{"${picture}"}`;
        response.end(
          JSON.stringify(state.status === 200 ? (isAsked ? state.rows : []) : { message: "down" }),
        );
      }),
    );
    process.env.SUPABASE_URL = service.url;
    process.env.SUPABASE_ANON_KEY = "the-public-key";
    return { asked, state, [Symbol.asyncDispose]: service[Symbol.asyncDispose] };
  }

  const before = { url: process.env.SUPABASE_URL, key: process.env.SUPABASE_ANON_KEY };
  let now = Date.UTC(2026, 10, 1);

  beforeEach(() => {
    // Late enough for everything cached by earlier tests to have expired.
    now += 10 * HOUR_MS;
    jest.spyOn(Date, "now").mockImplementation(() => now);
  });

  afterEach(() => {
    process.env.SUPABASE_URL = before.url;
    process.env.SUPABASE_ANON_KEY = before.key;
  });

  test("pictures of the list are known without a request", async () => {
    await using service = await dataService("https://cdn.test/none.jpg");
    rememberListedPictures([sampleRental({ media_urls: ["https://cdn.test/a.jpg"] })], now);
    expect(await isListedPicture("https://cdn.test/a.jpg")).toBe(true);
    expect(service.asked).toEqual([]);
  });

  test("a picture of an older listing is looked up once per refresh interval", async () => {
    await using service = await dataService("https://cdn.test/old.jpg");
    expect(await isListedPicture("https://cdn.test/old.jpg")).toBe(true);
    expect(await isListedPicture("https://cdn.test/old.jpg")).toBe(true);
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]?.get("is_deleted")).toBe("eq.false");
    expect(await isListedPicture("https://cdn.test/old.jpg?again")).toBe(false);
  });

  test("a picture of a deleted listing is refused after a refresh interval", async () => {
    await using service = await dataService("https://cdn.test/b.jpg");
    rememberListedPictures([sampleRental({ media_urls: ["https://cdn.test/b.jpg"] })], now);
    service.state.rows = [];
    now += REFRESH_MS;
    expect(await isListedPicture("https://cdn.test/b.jpg")).toBe(true);
    now += 1;
    expect(await isListedPicture("https://cdn.test/b.jpg")).toBe(false);
  });

  test("an encoded address is also looked up decoded, as the row contains it", async () => {
    await using service = await dataService("https://cdn.test/вид 1.jpg");
    expect(await isListedPicture("https://cdn.test/%D0%B2%D0%B8%D0%B4%201.jpg")).toBe(true);
    expect(service.asked).toHaveLength(2);
    expect(await isListedPicture("https://cdn.test/a%00.jpg")).toBe(false);
    expect(service.asked).toHaveLength(3);
  });

  test("quotation marks, commas and braces in an address are escaped in the query", async () => {
    await using service = await dataService('https://cdn.test/a,{b}\\"c\\\\.jpg');
    expect(await isListedPicture('https://cdn.test/a,{b}"c\\.jpg')).toBe(true);
    expect(service.asked).toHaveLength(1);
  });

  test("while the data service is down, pictures known within the last hour are still accepted", async () => {
    jest.spyOn(console, "error").mockImplementation();
    await using service = await dataService("https://cdn.test/c.jpg");
    rememberListedPictures([sampleRental({ media_urls: ["https://cdn.test/listed.jpg"] })], now);
    await isListedPicture("https://cdn.test/c.jpg");
    service.state.status = 500;
    now += HOUR_MS;
    expect(await isListedPicture("https://cdn.test/c.jpg")).toBe(true);
    expect(await isListedPicture("https://cdn.test/listed.jpg")).toBe(true);
    await expect(isListedPicture("https://cdn.test/never-asked.jpg")).rejects.toThrow(
      "whose picture this is",
    );
    now += 1;
    await expect(isListedPicture("https://cdn.test/c.jpg")).rejects.toThrow("whose picture this is");
  });

  test("a removed picture stays refused when the data service goes down, even if an older list has it", async () => {
    jest.spyOn(console, "error").mockImplementation();
    await using service = await dataService("https://cdn.test/d.jpg");
    rememberListedPictures([sampleRental({ media_urls: ["https://cdn.test/d.jpg"] })], now);
    service.state.rows = [];
    now += REFRESH_MS + 1;
    expect(await isListedPicture("https://cdn.test/d.jpg")).toBe(false);
    service.state.status = 500;
    now += REFRESH_MS + 1;
    expect(await isListedPicture("https://cdn.test/d.jpg")).toBe(false);
  });
});

describe("own pictures", () => {
  test("finds pictures in every folder, but not icons or videos", async () => {
    const folder = await mkdtemp(join(tmpdir(), "pictures-"));
    await mkdir(join(folder, "media", "new"), { recursive: true });
    for (const file of ["a.webp", "icon.svg", "media/b.jpg", "media/film.mp4", "media/new/c.png"])
      await writeFile(join(folder, file), "");
    expect([...picturesIn(folder)].sort()).toEqual(["/a.webp", "/media/b.jpg", "/media/new/c.png"]);
  });

  test("contains the site's own pictures", () => {
    expect(ownPictures()).toContain("/placeholder.webp");
    expect(ownPictures()).toContain("/media/pool-01.webp");
  });
});
