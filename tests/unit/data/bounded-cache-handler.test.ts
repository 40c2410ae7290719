import type { CacheEntry } from "next/cache";
import { boundedCacheHandler } from "@/server/data/bounded-cache-handler";

const KB = 1024;

function entry(text: string, changes: Partial<CacheEntry> = {}): Promise<CacheEntry> {
  const value = new Response(text).body ?? new ReadableStream();
  const times = { stale: 30, revalidate: 60, expire: 3_600, timestamp: Date.now() };
  return Promise.resolve({ value, tags: [], ...times, ...changes });
}

async function read(handler: ReturnType<typeof boundedCacheHandler>, key: string): Promise<string | null> {
  const found = await handler.get(key, []);
  return found === undefined ? null : new Response(found.value).text();
}

test("an entry can be read repeatedly, and be replaced", async () => {
  const handler = boundedCacheHandler(100 * KB);
  await handler.set("a", entry("first"));
  expect([await read(handler, "a"), await read(handler, "a")]).toEqual(["first", "first"]);
  await handler.set("a", entry("second"));
  expect(await read(handler, "a")).toBe("second");
});

test("an entry is returned within its refresh interval, which is in seconds", async () => {
  const handler = boundedCacheHandler(100 * KB);
  await handler.set("a", entry("fresh", { timestamp: Date.now() - 55_000 }));
  expect(await read(handler, "a")).toBe("fresh");
});

test("a read waits for an entry that is still being written", async () => {
  const handler = boundedCacheHandler(100 * KB);
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const setting = handler.set("a", promise);
  const reading = read(handler, "a");
  resolve(entry("late"));
  await setting;
  expect(await reading).toBe("late");
});

test.each([
  ["is past its refresh interval", { timestamp: Date.now() - 61_000 }],
  ["expires at once", { expire: 0 }],
])("an entry that %s is not returned", async (_, changes) => {
  const handler = boundedCacheHandler(100 * KB);
  await handler.set("a", entry("old", changes));
  expect(await read(handler, "a")).toBeNull();
});

test("an entry is returned with the time it has left, so that no page outlives it", async () => {
  const handler = boundedCacheHandler(100 * KB);
  await handler.set("a", entry("text", { timestamp: Date.now() - 50_000 }));
  const found = await handler.get("a", []);
  expect(found?.revalidate).toBeGreaterThanOrEqual(9);
  expect(found?.revalidate).toBeLessThanOrEqual(10);
  expect(Date.now() - (found?.timestamp ?? 0)).toBeLessThan(5_000);
  await handler.set("b", entry("text", { timestamp: Date.now() - 59_900 }));
  // Zero would make the page dynamic.
  expect((await handler.get("b", []))?.revalidate).toBe(1);
});

test("a value whose stream breaks off is not cached", async () => {
  const handler = boundedCacheHandler(100 * KB);
  const value = new ReadableStream({ start: (controller) => controller.error(new Error("broken off")) });
  await handler.set("a", entry("", { value }));
  expect(await read(handler, "a")).toBeNull();
});

test("an entry that is replaced repeatedly counts once", async () => {
  const handler = boundedCacheHandler(10 * KB);
  await handler.set("a", entry("kept"));
  for (let times = 0; times < 20; times += 1) await handler.set("b", entry(`${times}`.padEnd(KB)));
  expect(await read(handler, "a")).toBe("kept");
  expect((await read(handler, "b"))?.trim()).toBe("19");
});

test("an entry larger than the bound is not cached", async () => {
  const handler = boundedCacheHandler(10 * KB);
  await handler.set("large", entry("x".repeat(11 * KB)));
  expect(await read(handler, "large")).toBeNull();
  await handler.set("a", entry("small"));
  expect(await read(handler, "a")).toBe("small");
});

test("beyond the bound the least recently used entry is evicted, however small the entries are", async () => {
  const handler = boundedCacheHandler(10 * KB);
  for (const key of ["a", "b", "c", "d"]) await handler.set(key, entry("x"));
  await read(handler, "a");
  await handler.set("e", entry("x"));
  expect(await read(handler, "b")).toBeNull();
  expect(await read(handler, "a")).toBe("x");
  expect(await read(handler, "e")).toBe("x");
});
