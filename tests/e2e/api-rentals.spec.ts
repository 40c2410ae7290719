import { expect, test } from "@playwright/test";
import { z } from "zod";
import { allRows, listedRows, someRow } from "../support/demo-rows.ts";
import { idsOnAllPages } from "./raw-page.ts";

const answer = z.object({ rentals: z.array(z.object({ id: z.number() })) });

test("rentals come once each in the requested order, without deleted ones, and may be cached", async ({
  request,
}) => {
  const [a = 0, b = 0, c = 0] = listedRows.map(({ id }) => id);
  const deleted = someRow(allRows, ({ is_deleted }) => is_deleted).id;
  const response = await request.get(`/api/rentals?ids=${[c, a, deleted, b, a, 999_999_999]}`);
  expect(answer.parse(await response.json()).rentals.map(({ id }) => id)).toEqual([c, a, b]);
  expect(response.headers()["cache-control"]).toMatch(/^public, max-age=\d+/);
  expect(response.headers()["set-cookie"]).toBeUndefined();
});

test("another query for rentals is refused with a reason, and is not cached", async ({ request }) => {
  const thousands = Array.from({ length: 10_000 }, (_, index) => index + 1);
  for (const query of ["", "?ids=1,two", `?ids=${thousands.slice(0, 61)}`]) {
    const response = await request.get(`/api/rentals${query}`);
    expect.soft(response.status(), query).toBe(400);
    expect.soft(await response.text()).toBe("ids must be 1 to 60 numbers, separated by commas\n");
    expect.soft(response.headers()["cache-control"] ?? "", query).not.toContain("s-maxage");
  }
  expect([400, 414, 431]).toContain((await request.get(`/api/rentals?ids=${thousands}`)).status());
});

const index = z.object({ steps: z.array(z.int()), places: z.array(z.int()), points: z.array(z.string()) });

test("a list index has the ids of its query's list, in order", async ({ request }) => {
  for (const query of ["location=canggu", "location=canggu,ubud&keywords=pool"]) {
    const response = await request.get(`/api/list?${query}`);
    expect(response.headers()["cache-control"]).toMatch(/^public, max-age=\d+/);
    const { steps, places, points } = index.parse(await response.json());
    const ids = steps.map((_, at) => steps.slice(0, at + 1).reduce((id, step) => id + step, 0));
    expect(ids).toEqual(await idsOnAllPages(request, `/?${query}`));
    expect(places).toHaveLength(ids.length);
    expect(Math.max(...places)).toBe(points.length - 1);
  }
});

test("a list of an unknown place has no index, and the index is one for all pages", async ({ request }) => {
  expect((await request.get("/api/list?location=atlantis")).status()).toBe(404);
  const [all, second] = await Promise.all(["", "?page=2"].map((query) => request.get(`/api/list${query}`)));
  expect(await second?.json()).toEqual(await all?.json());
});
