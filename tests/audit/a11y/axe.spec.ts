import { expect, test } from "@playwright/test";
import { NARROW, stateFindings } from "./measure/state-findings.ts";
import { LOADING } from "./states/loading-states.ts";
import { STATES } from "./states/states.ts";

const SMOKE = ["home", "modal"];

test.use({ viewport: NARROW, colorScheme: "light" });

for (const state of [...STATES, ...LOADING]) {
  test(`axe: ${state.name}`, { tag: SMOKE.includes(state.name) ? "@smoke" : [] }, async ({ page }) => {
    await state.open(page);
    expect(await stateFindings(page, state)).toEqual([]);
  });
}
