import { ok } from "node:assert";
import type { Page } from "@playwright/test";
import { type Check, needed } from "../check.ts";
import { axeFindings, type Finding } from "./axe.ts";
import { FAILURES } from "./failure-states.ts";
import { LOADING } from "./loading-states.ts";
import { STATES, type State } from "./states.ts";
import { painted, settled, type Visits } from "./visits.ts";

const SCREENS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

async function findingsAt(page: Page, { within, isLoading = false }: State): Promise<string[]> {
  const said: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await (isLoading ? painted : settled)(page);
      const found = await axeFindings(page, { onlyColours: colorScheme === "dark", within: within ?? null });
      said.push(...found.map((finding) => `${screen.width} ${colorScheme}: ${worded(finding)}`));
    }
  }
  return said;
}

function worded({ rule, at, said }: Finding): string {
  return `${rule} at ${at}: ${said}`;
}

function stateCheck(state: State, failing: boolean): Check<Visits> {
  return {
    id: "axe",
    what: state.name,
    run: async ({ visit, sites }) => {
      if (failing) needed(sites.failing, "site without data service");
      await visit({ failing, viewport: SCREENS[0], colorScheme: "light" }, async (page) => {
        await state.open(page);
        const said = await findingsAt(page, state);
        ok(said.length === 0, said.join("; "));
      });
    },
  };
}

/** axe on every state: all of its rules in light colours, contrast in dark ones too, at three widths. */
export const stateChecks: readonly Check<Visits>[] = [
  ...[...STATES, ...LOADING].map((state) => stateCheck(state, false)),
  ...FAILURES.map((state) => stateCheck(state, true)),
];
