import { type APIRequestContext, expect, test } from "@playwright/test";
import { z } from "zod";
import { allRows, listedRows } from "../support/demo-rows.ts";
import { idsOnAllPages } from "./raw-page.ts";

const answer = z.object({ rentals: z.array(z.object({ id: z.number(), title: z.string() })) });
const refusal = z.object({ error: z.string().min(1) });

async function idsOf(request: APIRequestContext, ids: readonly (number | string)[]): Promise<number[]> {
  const response = await request.get(`/api/rentals?ids=${ids.join(",")}`);
  expect(response.status()).toBe(200);
  return answer.parse(await response.json()).rentals.map(({ id }) => id);
}

const some = listedRows.slice(0, 60).map(({ id }) => id);
const [a = 0, b = 0, c = 0] = some;

test("rentals come in the requested order", async ({ request }) => {
  expect(await idsOf(request, [c, a, b])).toEqual([c, a, b]);
  expect(await idsOf(request, [b, c, a])).toEqual([b, c, a]);
});

test("unknown and deleted rentals are omitted", async ({ request }) => {
  const deleted = allRows.filter(({ is_deleted }) => is_deleted).map(({ id }) => id);
  expect(deleted.length).toBeGreaterThan(0);
  expect(await idsOf(request, [a, 999_999_999, ...deleted, b, 0])).toEqual([a, b]);
});

test("one call returns 60 rentals, and a repeated id once", async ({ request }) => {
  expect(await idsOf(request, some)).toEqual(some);
  expect(await idsOf(request, [a, b, a, `0${b}`])).toEqual([a, b]);
});

/** More cases: tests/unit/search/grid-items.test.ts. */
const refused = [
  ["nothing", ""],
  ["another key", "?id=1"],
  ["letters", "?ids=1,two"],
  ["61 ids", `?ids=${Array.from({ length: 61 }, (_, index) => index + 1).join()}`],
  ["bytes that are no text", "?ids=%ED%A0%80"],
  ["10 kB of digits", `?ids=${"1".repeat(10_000)}`],
] as const;

test("any other query is refused with a reason, and is not cached", async ({ request }) => {
  for (const [what, query] of refused) {
    const response = await request.get(`/api/rentals${query}`);
    expect.soft(response.status(), what).toBe(400);
    expect
      .soft(refusal.parse(await response.json()).error)
      .toBe("ids must be 1 to 60 numbers, separated by commas");
    expect.soft(response.headers()["cache-control"] ?? "", what).not.toContain("s-maxage");
  }
});

test("10,000 ids are refused without a server error", async ({ request }) => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1).join();
  const response = await request.get(`/api/rentals?ids=${ids}`);
  expect([400, 414, 431]).toContain(response.status());
  const short = Array.from({ length: 5_000 }, () => 1).join();
  expect((await request.get(`/api/rentals?ids=${short}`)).status()).toBe(200);
});

test("answers may be cached", async ({ request }) => {
  for (const path of [`/api/rentals?ids=${a}`, "/api/list/-"]) {
    const response = await request.get(path);
    expect(response.headers()["cache-control"]).toMatch(/^public, max-age=\d+/);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  }
});

const index = z.object({ steps: z.array(z.int()), places: z.array(z.int()), points: z.array(z.string()) });
const segmentOf = (query: string) => Buffer.from(query).toString("base64url");

test("a list index has the ids of its query's list, in order", async ({ request }) => {
  for (const query of ["location=canggu", "sort=pricePerMonthAsc", "keywords=pool"]) {
    const response = await request.get(`/api/list/${segmentOf(query)}`);
    expect(response.status()).toBe(200);
    const { steps, places, points } = index.parse(await response.json());
    const ids = steps.map((_, at) => steps.slice(0, at + 1).reduce((id, step) => id + step, 0));
    expect(ids).toEqual(await idsOnAllPages(request, `/?${query}`));
    expect(places).toHaveLength(ids.length);
    expect(Math.max(...places)).toBe(points.length - 1);
  }
});

test("only canonical queries of known places have an index, one for all pages", async ({ request }) => {
  for (const segment of [
    ...["none", "%00", "../rentals", "", "%ED%A0%80"],
    ...["location=CANGGU", "page=2", "foo=1", "location=atlantis"].map(segmentOf),
  ]) {
    const response = await request.get(`/api/list/${segment}`);
    expect.soft([400, 404], segment).toContain(response.status());
    expect.soft(response.headers()["cache-control"] ?? "", segment).not.toContain("s-maxage");
  }
});
