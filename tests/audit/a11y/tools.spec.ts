import { expect, test } from "@playwright/test";
import { allRows, pathOf, someRow } from "../../support/demo-rows.ts";
import { filmed, villa } from "../../support/detail-screen.ts";
import { markupProblems } from "./measure/markup-problems.ts";
import { NARROW, stateFindings } from "./measure/state-findings.ts";
import { LOADING } from "./states/loading-states.ts";
import { STATES } from "./states/states.ts";

test.use({ viewport: NARROW, colorScheme: "light" });

for (const state of [...STATES, ...LOADING]) {
  test(`axe: ${state.name}`, async ({ page }) => {
    await state.open(page);
    expect(await stateFindings(page, state)).toEqual([]);
  });
}

const bare = someRow(allRows, (row) => row.media_urls.length === 0 && !row.is_deleted);

/** One page of each kind with its status. */
const PAGES: readonly (readonly [kind: string, path: string, status: number])[] = [
  ["home", "/", 200],
  ["filtered list", "/?location=canggu&min_bedrooms=2&keywords=pool", 200],
  ["second page", "/?page=2", 200],
  ["empty list", "/?location=canggu&keywords=helipad", 200],
  ["unknown location", "/?location=atlantis", 404],
  ["detail", pathOf(villa), 200],
  ["detail with video", pathOf(filmed), 200],
  ["detail without photos", pathOf(bare), 200],
  ["rental not found", "/rental/no-such-home", 404],
  ["page not found", "/no-such-page", 404],
];

for (const [kind, path, status] of PAGES) {
  test(`html: ${kind}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(await markupProblems(await response.text())).toEqual([]);
  });
}
