import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { BLANK_SCRIPT_BYTES, LIST_BUDGETS, TARGETS } from "../bench/budgets.ts";
import { withoutIndex } from "../bench/list-index-data.ts";
import { weigh } from "../bench/page-weight.ts";
import { listedRows, pathOf, someRow } from "./demo-rows.ts";

const rental = someRow(listedRows, (row) => row.slug !== null && row.media_urls.length >= 5);

const pages = [
  { path: "/", budgets: LIST_BUDGETS },
  { path: "/?location=canggu", budgets: LIST_BUDGETS },
  { path: pathOf(rental), budgets: TARGETS },
];

for (const { path, budgets } of pages) {
  test(`${path} keeps to what a page may weigh on a phone`, async ({ page, request }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { firstScripts, requests, shift } = await weigh(page, path);
    expect(firstScripts.bytes).toBeLessThanOrEqual(BLANK_SCRIPT_BYTES + budgets.firstScriptBytes);
    expect(requests).toBeLessThanOrEqual(budgets.requests);
    expect(shift).toBe(0);
    const html = await (await request.get(path)).text();
    expect(gzipSync(withoutIndex(html)).length).toBeLessThanOrEqual(budgets.htmlBytes);
  });
}

test("a list's index is found in its HTML, so that it can be left out of the account", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(withoutIndex(html).length).toBeLessThan(html.length - 1_000);
});
