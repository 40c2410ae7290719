import { olderReads } from "@/server/data/older-reads";
import { siteProcess } from "@/server/front/site-process";

const SECOND_MS = 1_000;
const POST = { id: 2, posted_at_telegram: "2026-11-20T04:00:00+00:00", raw_description: "again" };

test("posts of a home are read once in an interval, and the last ones stand in while they cannot be read", async () => {
  Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
  let isDown = false;
  const asked = jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    if (isDown) throw new Error("down");
    const isFirst = new URL(input instanceof Request ? input.url : input).search.includes("in.%281%29");
    return Response.json(isFirst ? [POST] : []);
  });
  const { reposts } = olderReads();
  const [posts, same] = await Promise.all([reposts(1), reposts(1)]);
  expect([posts.count, same]).toEqual([1, posts]);
  const reads = asked.mock.calls.length;
  await reposts(1);
  expect(asked).toHaveBeenCalledTimes(reads);
  isDown = true;
  // The cache reads the clock once a millisecond.
  jest.advanceTimersByTime(1);
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 121 * SECOND_MS);
  expect(await reposts(1)).toBe(posts);
  expect(asked.mock.calls.length).toBeGreaterThan(reads);
  await expect(reposts(7)).rejects.toThrow("Reading reposts failed");
});

test("while refreshes fail, a page waits a second for an older home, which is shown if the service is back", async () => {
  Object.assign(process.env, { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_ANON_KEY: "x" });
  Object.assign(siteProcess(), { isRefreshed: false });
  const service = jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  jest.useFakeTimers();
  const unread = expect(olderReads().bySlug("villa")).rejects.toThrow("does not answer");
  await jest.advanceTimersByTimeAsync(1_000);
  await unread;
  service.mockImplementation(async () => Response.json([]));
  expect(await olderReads().bySlug("villa")).toBeNull();
});
