import { readdir } from "node:fs/promises";
import { expect, test } from "@playwright/test";

test("a picture in a size is made once, and comes from the disk from then on", async ({ request }) => {
  const address = "/_next/image?url=%2Fmedia%2Ftour-02.webp&w=828&q=75";
  const headers = { accept: "image/webp" };
  const made = await request.get(address, { headers });
  const kept = await request.get(address, { headers });
  expect(kept.headers()["x-nextjs-cache"]).toBe("HIT");
  expect(await kept.body()).toEqual(await made.body());
});

test("an address that nobody has asked for before leaves nothing on the disk", async ({ request }) => {
  const pages = () => readdir(".next/server", { recursive: true });
  const before = await pages();
  for (const path of ["/?keywords=kept-on-disk", "/?location=nowhere-kept", "/rental/kept-on-disk"]) {
    const first = await request.get(path);
    expect(first.status()).toBeLessThan(500);
    // The second answer comes from where the first was kept.
    expect((await request.get(path)).status()).toBe(first.status());
  }
  expect(await pages()).toEqual(before);
});
