import type { Page } from "@playwright/test";
import type { State } from "../states/states.ts";
import { axeFindings } from "./axe.ts";
import { painted, settled } from "./settled.ts";

export const NARROW = { width: 320, height: 640 };
const SCREENS = [NARROW, { width: 768, height: 1024 }, { width: 1280, height: 800 }];

/** Runs axe on a state at three widths: all rules in light colours, contrast in dark ones too. */
export async function stateFindings(page: Page, { within, isLoading = false }: State): Promise<string[]> {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await (isLoading ? painted : settled)(page);
      const findings = await axeFindings(page, {
        onlyColours: colorScheme === "dark",
        within: within ?? null,
      });
      found.push(
        ...findings.map(
          ({ rule, at, message }) => `${screen.width} ${colorScheme}: ${rule} at ${at}: ${message}`,
        ),
      );
    }
  }
  return found;
}
