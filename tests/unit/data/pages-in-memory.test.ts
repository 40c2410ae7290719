import { pageCacheControl } from "@/server/http/cache-control";
import { oncePerProcess } from "@/server/process/once-per-process";

type Entry = { value: unknown; lastModified: number; cacheControl: { revalidate: number; expire: number } };
type Context = { kind: string; cacheControl?: { revalidate: number; expire: number }; isFallback: boolean };
type Store = {
  get: (key: string, context: Context) => Promise<Entry | null>;
  set: (key: string, page: unknown, context: Context) => Promise<void>;
};

/** The context that the framework passes to the constructor of its store. */
const OPENING = {
  ...{ fs: { existsSync: () => false, readFile: () => Promise.reject(new Error("nothing on the disk")) } },
  ...{ dev: false, serverDistDir: "/nowhere", maxMemoryCacheSize: 1_000_000, revalidatedTags: [] },
};

const READ: Context = { kind: "APP_PAGE", isFallback: false };
const REFRESH = 120;
const MADE: Context = { ...READ, cacheControl: { revalidate: REFRESH, expire: 3_600 } };

const PagesInMemory = jest.requireActual<new (context: object) => Store>("@/server/data/pages-in-memory.cjs");

const { SharedCacheControls } = jest.requireActual<{
  SharedCacheControls: { cacheControls: Map<string, unknown> };
}>("next/dist/server/lib/incremental-cache/shared-cache-controls.external.js");

const store = new PagesInMemory(OPENING);
let now = Date.parse("2026-11-22T04:00:00Z");

beforeEach(() => {
  jest.spyOn(Date, "now").mockImplementation(() => now);
});

let pages = 0;

/** A page rendered just now; `after` tells how the framework treats it that many seconds later. */
async function madePage(status = 200) {
  const key = `/page-${++pages}`;
  const page = { kind: "APP_PAGE", html: `Page ${pages}`, headers: {}, status };
  await store.set(key, page, MADE);
  const after = async (seconds: number) => {
    now += seconds * 1000;
    const entry = await store.get(key, READ);
    if (entry === null) return null;
    const { lastModified, cacheControl } = entry;
    const { revalidate, expire } = cacheControl;
    if (lastModified === -1 || lastModified + expire * 1000 < now) return "made anew first";
    return { isStale: lastModified + revalidate * 1000 < now, life: [revalidate, expire] };
  };
  const failAgain = async () => {
    const entry = await store.get(key, READ);
    await store.set(key, entry?.value, { ...MADE, cacheControl: { revalidate: 3, expire: 3_600 } });
  };
  return { key, after, failAgain };
}

it("the page store reports how long a page stays fresh from now on, not from when it was rendered", async () => {
  const { after } = await madePage();
  expect(await after(0)).toEqual({ isStale: false, life: [120, 165] });
  expect(await after(100)).toEqual({ isStale: false, life: [20, 65] });
  expect(await after(19)).toEqual({ isStale: false, life: [1, 46] });
});

it("the page store serves a page stale for 45 seconds, then renders it before answering, visited or not", async () => {
  const { after } = await madePage();
  expect(await after(REFRESH + 1)).toEqual({ isStale: true, life: [1, 46] });
  expect(await after(43)).toEqual({ isStale: true, life: [1, 3] });
  expect(await after(2)).toBe("made anew first");
  const unvisited = await madePage();
  expect(await unvisited.after(400)).toBe("made anew first");
});

it("never serves a stale 404: the framework would keep the head of the missing page", async () => {
  const { after, failAgain } = await madePage(404);
  expect(await after(REFRESH - 1)).toEqual({ isStale: false, life: [1, 1] });
  expect(await after(2)).toBe("made anew first");
  await failAgain();
  expect(await after(1)).toMatchObject({ isStale: true });
});

it("never lets a page live more than a minute past the refresh interval, caches included", async () => {
  const { after } = await madePage();
  for (let age = 0; age < 300; age += 1) {
    const state = await after(age === 0 ? 0 : 1);
    if (typeof state !== "object" || state === null) continue;
    const [revalidate = 0, expire = 0] = state.life;
    const header = pageCacheControl(
      `s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`,
      REFRESH,
    );
    const kept = [...header.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)];
    const whole = kept.reduce((sum, [, seconds]) => sum + Number(seconds), age);
    expect(whole).toBeLessThanOrEqual(REFRESH + 50);
  }
});

it("the page store keeps serving a page that cannot be rendered again, for an hour after it was rendered", async () => {
  const { after, failAgain } = await madePage();
  await after(400);
  await failAgain();
  expect(await after(1)).toMatchObject({ isStale: true });
  await failAgain();
  expect(await after(3_100)).toMatchObject({ isStale: true });
  await failAgain();
  expect(await after(100)).toBe("made anew first");
});

it("the page store gives a page its full lifetime again once it could be rendered", async () => {
  const { key, after, failAgain } = await madePage();
  await after(400);
  await failAgain();
  await store.set(key, { kind: "APP_PAGE", html: "Gone", headers: {}, status: 404 }, MADE);
  expect(await after(0)).toEqual({ isStale: false, life: [120, 120] });
  expect(await after(200)).toBe("made anew first");
});

it("the page store returns null for an address that was never requested", async () => {
  expect(await store.get("/never", READ)).toBeNull();
});

it("the page store makes the framework forget the addresses of evicted pages", async () => {
  for (let at = 0; at < 3_000; at += 1) {
    // The framework does this before it passes a page to its store.
    SharedCacheControls.cacheControls.set(`/made-up-${at}`, MADE.cacheControl);
    await store.set(`/made-up-${at}`, { kind: "APP_PAGE", html: "Gone", headers: {}, status: 404 }, MADE);
  }
  expect(SharedCacheControls.cacheControls.size).toBeLessThanOrEqual(1_000);
  expect(await store.get("/made-up-2999", READ)).toMatchObject({ cacheControl: { revalidate: REFRESH } });
});

describe("with a limit on renderings", () => {
  const queue = {
    begin: jest.fn(async (_: string) => false),
    refresh: jest.fn((_: string) => false),
    end: jest.fn((_: string) => undefined),
    busyPage: (key: string) => `busy ${key}`,
    retryAfter: "10",
  };

  beforeAll(() => void oncePerProcess("renders", () => queue));

  it.each([
    ["APP_PAGE", { html: "busy /new" }],
    ["APP_ROUTE", { body: Buffer.from("busy /new") }],
  ])("answers 503 when there is no room to render an %s", async (kind, content) => {
    const headers = expect.objectContaining({ "retry-after": "10" });
    const { value } = (await store.get("/new", { ...READ, kind })) ?? {};
    expect(value).toMatchObject({ kind, status: 503, headers, ...content });
    expect(queue.begin).toHaveBeenLastCalledWith("/new");
    queue.begin.mockResolvedValueOnce(true);
    expect(await store.get("/new", { ...READ, kind })).toBeNull();
  });

  it("renders a prebuilt page before it is first served", async () => {
    const onDisk = {
      ...OPENING.fs,
      readFile: async (path: string) => (path.endsWith(".html") ? "Built" : "{}"),
      stat: async () => ({ mtime: new Date(now) }),
    };
    const seeded = new PagesInMemory({ ...OPENING, fs: onDisk });
    queue.begin.mockResolvedValueOnce(true);
    const found = await seeded.get("/about", READ);
    expect(found).toMatchObject({ lastModified: -1, value: { html: "Built" } });
    await seeded.set("/about", { kind: "APP_PAGE", html: "Made", headers: {}, status: 200 }, MADE);
    expect(await seeded.get("/about", READ)).toMatchObject({ lastModified: now, value: { html: "Made" } });
  });

  it("serves a cached page, and renders it again only when there is room", async () => {
    const { key, after: later } = await madePage();
    expect(queue.end).toHaveBeenLastCalledWith(key);
    expect(await later(REFRESH + 1)).toMatchObject({ isStale: false });
    queue.refresh.mockReturnValueOnce(true);
    expect(await later(0)).toMatchObject({ isStale: true });
    expect(await later(60)).toMatchObject({ life: [1, 1] });
    expect(await store.get(key, READ)).toMatchObject({ value: { status: 503 } });
  });
});
