import { createServer, type ServerResponse } from "node:http";
import { type Listening, listen } from "../../support/loopback";

const mockCacheLife = jest.fn<void, [{ revalidate: number }]>();
jest.mock("next/cache", () => ({ cacheLife: (life: { revalidate: number }) => mockCacheLife(life) }));

const NOW = Date.parse("2026-11-22T00:00:00Z");
const row = (id: number) => ({ id, title: `Home ${id}`, posted_at_telegram: "2026-11-21T04:00:00+00:00" });

let service: Listening;
let asked: URL[] = [];
let answer: (response: ServerResponse) => void;

const rows = (...ids: number[]) => {
  answer = (response) => response.end(JSON.stringify(ids.map(row)));
};
const failure = () => {
  answer = (response) => response.writeHead(400).end('{"message":"refused"}');
};

/** The read of a server that has just started. */
async function start() {
  jest.resetModules();
  return (await import("@/lib/data/newest-rentals")).newestRentals;
}

beforeAll(async () => {
  service = await listen(
    createServer((request, response) => {
      asked.push(new URL(request.url ?? "", "http://service.test"));
      answer(response.setHeader("content-type", "application/json"));
    }),
  );
  process.env.SUPABASE_URL = service.url;
  process.env.SUPABASE_ANON_KEY = "public";
});

afterAll(() => service[Symbol.asyncDispose]());

beforeEach(() => {
  asked = [];
  mockCacheLife.mockClear();
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  jest.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  delete process.env.NEXT_PHASE;
  jest.restoreAllMocks();
});

const refreshedAfter = () => mockCacheLife.mock.lastCall?.[0].revalidate;

describe("newestRentals", () => {
  it("reads the newest three of the last 30 days, for as long as the list stands", async () => {
    rows(3, 2, 1);
    const rentals = await (await start())();
    expect(rentals.map(({ id }) => id)).toEqual([3, 2, 1]);
    const query = asked[0]?.searchParams;
    expect([query?.get("limit"), query?.get("posted_at_telegram")]).toEqual([
      "3",
      "gte.2026-10-23T00:00:00.000Z",
    ]);
    expect(refreshedAfter()).toBe(120);
  });

  it("gives none while the service fails, and tries again after a minute", async () => {
    failure();
    expect(await (await start())()).toEqual([]);
    expect(refreshedAfter()).toBe(60);
  });

  it("gives what it read before when the service fails later", async () => {
    rows(1);
    const newestRentals = await start();
    await newestRentals();
    failure();
    expect((await newestRentals()).map(({ id }) => id)).toEqual([1]);
  });

  it("asks nothing during a build, whose pages are made anew within a minute", async () => {
    rows(1);
    process.env.NEXT_PHASE = "phase-production-build";
    expect(await (await start())()).toEqual([]);
    expect(asked).toEqual([]);
    expect(refreshedAfter()).toBe(60);
  });
});
