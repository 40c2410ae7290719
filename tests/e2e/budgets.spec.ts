import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { BLANK_SCRIPT_BYTES, BUDGETS } from "../bench/budgets.ts";
import { withoutIndex } from "../bench/list-index-data.ts";
import { weigh } from "../bench/page-weight.ts";
import { listedRows, pathOf, someRow } from "./demo-rows.ts";

const rental = someRow(listedRows, (row) => row.slug !== null && row.media_urls.length >= 5);

for (const path of ["/", "/?location=canggu", pathOf(rental)]) {
  test(`${path} keeps to what a page may weigh`, async ({ page }) => {
    const { firstScripts, requests, shift } = await weigh(page, path);
    expect(firstScripts.bytes).toBeLessThanOrEqual(BLANK_SCRIPT_BYTES + BUDGETS.firstScriptBytes);
    expect(requests).toBeLessThanOrEqual(BUDGETS.requests);
    expect(shift).toBe(0);
  });
}

test("a list's HTML keeps to its budget, with the list's index on top", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(withoutIndex(html)).not.toBe(html);
  expect(gzipSync(withoutIndex(html)).length).toBeLessThanOrEqual(BUDGETS.htmlBytes);
});

test("a listing's HTML keeps to its budget", async ({ request }) => {
  const html = await (await request.get(pathOf(rental))).text();
  expect(gzipSync(html).length).toBeLessThanOrEqual(BUDGETS.htmlBytes);
});
