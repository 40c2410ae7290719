import { notDeepEqual, ok } from "node:assert";
import { expect, type Locator, type Page } from "@playwright/test";
import { mapPanel, openMap } from "../../../../tests/e2e/map/behaviour.ts";
import type { Check } from "../../check.ts";
import { computedColour } from "../computed-colour.ts";
import { contrast } from "../contrast.ts";
import type { Visits } from "../visits.ts";

const WIDE = { viewport: { width: 1280, height: 900 } };
const CONTROLS = [
  "Zoom in",
  "Zoom out",
  "Move the map up",
  "Move the map left",
  "Move the map right",
  "Move the map down",
];

function sanurOf(page: Page): Locator {
  return mapPanel(page).getByRole("button", { name: /^Sanur, \d+ rentals?$/ });
}

async function namedToggles(page: Page): Promise<void> {
  await openMap(page, "/");
  ok(
    (await page.getByRole("navigation", { name: "Areas of Bali" }).getByRole("link").count()) > 5,
    "no list of areas",
  );
  for (const button of await mapPanel(page).getByRole("button").all()) {
    const name = (await button.getAttribute("aria-label")) ?? "";
    ok(
      CONTROLS.includes(name) || /^.+, \d+ rentals?$/.test(name),
      `a button is named ${JSON.stringify(name)}`,
    );
  }
  const sanur = sanurOf(page);
  await expect(sanur).toHaveAttribute("aria-pressed", "false");
  await sanur.focus();
  await sanur.press("Enter");
  await expect(sanur).toHaveAttribute("aria-pressed", "true");
  await sanur.press("Space");
  await expect(sanur).toHaveAttribute("aria-pressed", "false");
}

async function markerContrast(mark: Locator): Promise<void> {
  const [fill, edge, text] = await Promise.all([
    computedColour(mark, "background-color"),
    computedColour(mark, "border-top-color"),
    computedColour(mark, "color"),
  ]);
  ok(contrast(text, fill) >= 4.5, `the count has ${contrast(text, fill).toFixed(2)} on its marker`);
  ok(contrast(edge, fill) >= 3, `the marker has ${contrast(edge, fill).toFixed(2)} against its edge`);
}

async function tellApart(page: Page): Promise<void> {
  await openMap(page, "/");
  const sanur = sanurOf(page);
  const mark = sanur.locator("span");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await markerContrast(mark);
    const before = await mark.boundingBox();
    await sanur.press("Enter");
    await expect(sanur).toHaveAttribute("aria-pressed", "true");
    await markerContrast(mark);
    ok(((await mark.boundingBox())?.height ?? 0) > (before?.height ?? 0), "selected by colour alone");
    await sanur.press("Enter");
    await expect(sanur).toHaveAttribute("aria-pressed", "false");
  }
}

async function movedByButtons(page: Page): Promise<void> {
  await openMap(page, "/");
  for (const name of CONTROLS) {
    const before = await sanurOf(page).boundingBox();
    await mapPanel(page).getByRole("button", { name, exact: true }).press("Enter");
    await expect(async () => notDeepEqual(await sanurOf(page).boundingBox(), before, name)).toPass({
      timeout: 5_000,
    });
  }
}

export const mapChecks: readonly Check<Visits>[] = [
  {
    id: "H1",
    what: "the map without the map: areas as links, markers as named toggles",
    run: ({ visit }) => visit(WIDE, namedToggles),
  },
  {
    id: "H2",
    what: "the selected marker differs by size; markers and counts stand out",
    run: ({ visit }) => visit(WIDE, tellApart),
  },
  {
    id: "H3",
    what: "the map moves and zooms by buttons alone",
    run: ({ visit }) => visit(WIDE, movedByButtons),
  },
];
