import { createServer } from "node:http";
import { readReposts } from "@/server/data/home-history";
import { type Listening, listen } from "../../support/loopback";

type Row = { id: number; of: number; posted: string; text: string };

let service: Listening;
let asked: URL[] = [];
let rows: Row[] = [];
let isDown = false;

/** The data service's answer to a read of duplicates. */
function answer({ searchParams }: URL): object[] {
  const originals = (searchParams.get("duplicate_of_id") ?? "").match(/\d+/g)?.map(Number) ?? [];
  return rows
    .filter(({ of }) => originals.includes(of))
    .map(({ id, posted, text }) => ({
      ...{ id, posted_at_telegram: posted, price_amount: "25000000", rental_period: "month" },
      ...{ raw_description: text, source: "telegram", message_id: id },
    }));
}

beforeAll(async () => {
  service = await listen(
    createServer((request, response) => {
      const url = new URL(request.url ?? "", "http://service.test");
      asked.push(url);
      response.setHeader("content-type", "application/json");
      if (isDown) response.writeHead(400).end('{"message":"refused"}');
      else response.end(JSON.stringify(answer(url)));
    }),
  );
  process.env.SUPABASE_URL = service.url;
  process.env.SUPABASE_ANON_KEY = "public";
});

afterAll(() => service[Symbol.asyncDispose]());

beforeEach(() => {
  [asked, rows, isDown] = [[], [], false];
});

const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T04:00:00+00:00`;

it("the read of reposts sends one request for a rental that was posted once", async () => {
  expect(await readReposts(1)).toEqual({ count: 0, rents: [], newest: [] });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get("is_deleted")).toBe("eq.false");
});

it("the read of reposts returns the rent and text of each repost, newest first", async () => {
  rows = [
    { id: 2, of: 1, posted: day(3), text: "older" },
    { id: 3, of: 1, posted: day(5), text: "newer" },
  ];
  const reposts = await readReposts(1);
  expect(reposts.count).toBe(2);
  expect(reposts.newest).toMatchObject([
    {
      raw_description: "newer",
      posted_at: "2026-11-05T04:00:00.000Z",
      rent: { amount: 25_000_000 },
      message_id: 3,
    },
    { raw_description: "older" },
  ]);
});

it("the read of reposts follows chains of duplicates, and stops at cycles", async () => {
  rows = [
    { id: 2, of: 1, posted: day(1), text: "first" },
    { id: 3, of: 2, posted: day(2), text: "second" },
    { id: 1, of: 3, posted: day(3), text: "itself" },
  ];
  expect((await readReposts(1)).newest.map(({ raw_description }) => raw_description)).toEqual([
    "second",
    "first",
  ]);
});

it("the read of reposts counts all of 300 reposts, and has the texts of the newest 20", async () => {
  rows = Array.from({ length: 300 }, (_, at) => ({
    ...{ id: at + 2, of: 1, text: `post ${at}` },
    posted: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
  }));
  const reposts = await readReposts(1);
  expect(reposts.count).toBe(300);
  expect(reposts.newest.map(({ raw_description }) => raw_description)).toEqual(
    Array.from({ length: 20 }, (_, at) => `post ${299 - at}`),
  );
  for (const { href } of asked) expect(href.length).toBeLessThan(4_000);
});

it("the read of reposts fails when the data service refuses it", async () => {
  isDown = true;
  await expect(readReposts(90)).rejects.toThrow("Reading reposts failed");
});
