import { expect, test } from "@playwright/test";
import { z } from "zod";
import { allRows, listedRows, someRow } from "../../support/demo-rows.ts";

const answer = z.object({
  copies: z.array(z.object({ id: z.number(), status: z.string(), text: z.string().optional() })),
});
const listed = someRow(listedRows, ({ raw_description }) => (raw_description ?? "").length > 40);
const old = someRow(
  allRows,
  (row) => !listedRows.includes(row) && row.is_complete_listing && !row.is_deleted,
);
const deleted = someRow(allRows, ({ is_deleted }) => is_deleted);

test("the API returns the status of each id, in the requested order", async ({ request }) => {
  const ids = [deleted.id, listed.id, 999_999_999, old.id, listed.id];
  const response = await request.get(`/api/rentals/copies?ids=${ids.join(",")}`);
  const { copies } = answer.parse(await response.json());
  expect(copies.map(({ id, status }) => [id, status])).toEqual([
    [deleted.id, "removed"],
    [listed.id, "live"],
    [999_999_999, "removed"],
    [old.id, "ended"],
  ]);
  expect(copies[1]?.text).toContain(listed.raw_description?.trim().slice(0, 20));
});

// The rule is that of other calls by ids (tests/unit/search/grid-items.test.ts).
test("ids with letters are refused", async ({ request }) => {
  expect((await request.get("/api/rentals/copies?ids=1,two")).status()).toBe(400);
});
