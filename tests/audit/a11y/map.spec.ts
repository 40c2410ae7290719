import { expect, type Locator, type Page, test } from "@playwright/test";
import { mapPanel, openMap } from "../../support/map-panel.ts";
import { computedColour, contrast } from "./measure/contrast.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const ARROWS = "Move the map";
const SEVERAL = "Select areas";
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

async function markerContrast(mark: Locator): Promise<void> {
  const [fill, edge, text] = await Promise.all([
    computedColour(mark, "background-color"),
    computedColour(mark, "border-top-color"),
    computedColour(mark, "color"),
  ]);
  expect(
    contrast(text, fill),
    `the count has ${contrast(text, fill).toFixed(2)} on its marker`,
  ).toBeGreaterThanOrEqual(4.5);
  expect(
    contrast(edge, fill),
    `the marker has ${contrast(edge, fill).toFixed(2)} against its edge`,
  ).toBeGreaterThanOrEqual(3);
}

test("H1: areas are linked outside the map, and markers are named toggle buttons", async ({ page }) => {
  await openMap(page, "/");
  expect(
    await page.getByRole("navigation", { name: "Areas of Bali" }).getByRole("link").count(),
    "no list of areas",
  ).toBeGreaterThan(5);
  for (const button of await mapPanel(page).getByRole("button").all()) {
    const name = (await button.getAttribute("aria-label")) ?? (await button.textContent()) ?? "";
    expect(
      name === ARROWS || name === SEVERAL || CONTROLS.includes(name) || /^.+, \d+ rentals?$/.test(name),
      `a button is named ${JSON.stringify(name)}`,
    ).toBe(true);
  }
  const sanur = sanurOf(page);
  await expect(sanur).toHaveAttribute("aria-pressed", "false");
  await sanur.focus();
  await sanur.press("Enter");
  await expect(sanur).toHaveAttribute("aria-pressed", "true");
  await sanur.press("Space");
  await expect(sanur).toHaveAttribute("aria-pressed", "false");
});

test("H2: the selected marker differs in size, and markers and counts have enough contrast", async ({
  page,
}) => {
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
    expect((await mark.boundingBox())?.height ?? 0, "selected by colour alone").toBeGreaterThan(
      before?.height ?? 0,
    );
    await sanur.press("Enter");
    await expect(sanur).toHaveAttribute("aria-pressed", "false");
  }
});

test("H3: buttons alone move and zoom the map", async ({ page }) => {
  await openMap(page, "/");
  await mapPanel(page).getByRole("button", { name: ARROWS, exact: true }).press("Enter");
  for (const name of CONTROLS) {
    const before = await sanurOf(page).boundingBox();
    await mapPanel(page).getByRole("button", { name, exact: true }).press("Enter");
    await expect(async () => expect(await sanurOf(page).boundingBox(), name).not.toEqual(before)).toPass({
      timeout: 5_000,
    });
  }
});
