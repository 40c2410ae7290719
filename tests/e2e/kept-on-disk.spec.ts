import { readdir, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sharedBuild } from "./shared-build.ts";

/** The path of the cached file with these bytes. */
async function fileOf(bytes: Buffer): Promise<string> {
  const pictures = join(await sharedBuild(), "cache/images");
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (bytes.equals(await readFile(path).catch(() => Buffer.alloc(0)))) return path;
  }
  throw new Error("The picture is not on the disk.");
}

test("a picture is resized once, then served from disk", async ({ request }) => {
  const address = "/_next/image?url=%2Fmedia%2Ftour-02.webp&w=828&q=75";
  const headers = { accept: "image/webp" };
  const made = await request.get(address, { headers });
  const kept = await request.get(address, { headers });
  expect(kept.headers()["x-nextjs-cache"]).toBe("HIT");
  expect(await kept.body()).toEqual(await made.body());
});

test("a picture truncated on disk is resized again", async ({ request }) => {
  const address = "/_next/image?url=%2Fmedia%2Fpool-02.webp&w=320&q=75";
  const headers = { accept: "image/webp" };
  const whole = await (await request.get(address, { headers })).body();
  await expect
    .poll(() =>
      fileOf(whole).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await truncate(await fileOf(whole), 1_000);
  expect(await (await request.get(address, { headers })).body()).toEqual(whole);
  const kept = await request.get(address, { headers });
  expect([kept.headers()["x-nextjs-cache"], await kept.body()]).toEqual(["HIT", whole]);
});

test("the first request of an address writes no page to disk", async ({ request }) => {
  const build = await sharedBuild();
  const pages = () => readdir(join(build, "server"), { recursive: true });
  const before = await pages();
  for (const path of ["/?keywords=kept-on-disk", "/?location=nowhere-kept", "/rental/kept-on-disk"]) {
    const first = await request.get(path);
    expect(first.status()).toBeLessThan(500);
    // The second answer comes from the cache.
    expect((await request.get(path)).status()).toBe(first.status());
  }
  expect(await pages()).toEqual(before);
});
