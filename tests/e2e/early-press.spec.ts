import { expect, type Page, test } from "@playwright/test";
import { listedRows, pathOf, someRow } from "../support/demo-rows.ts";
import { openRental } from "../support/detail-screen.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { listStatus } from "../support/home-screen.ts";
import { beginWith, storedState } from "../support/stored-likes.ts";

const rental = someRow(listedRows, (row) => row.slug !== null && row.media_urls.length >= 5);

/** Opens the rental's page and holds its scripts back; returns the function that releases them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const letThrough = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(pathOf(rental), { waitUntil: "domcontentloaded" });
  return letThrough;
}

/** The paths of the page's scripts that contain a text. */
async function scriptsWith({ request }: Page, path: string, text: string): Promise<ReadonlySet<string>> {
  const html = await (await request.get(path)).text();
  const scripts = new Set(html.match(/\/_next\/static\/[^"\\]+\.js/g));
  for (const script of scripts)
    if (!(await (await request.get(script)).text()).includes(text)) scripts.delete(script);
  expect(scripts).not.toEqual(new Set());
  return scripts;
}

test("a button pressed before the page's scripts run works when they do", async ({ page }) => {
  const letThrough = await openWithoutScripts(page);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  letThrough();
  await expect(page.getByRole("button", { name: "Liked" })).toBeVisible();
});

test("'Show liked only' ticked before the scripts run shows the likes when they do", {
  tag: "@smoke",
}, async ({ page }) => {
  await beginWith(page, storedState([rental.id]));
  const letThrough = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto("/?location=canggu", { waitUntil: "domcontentloaded" });
  const likedOnly = page.getByRole("checkbox", { name: /^Show liked only/ });
  await likedOnly.check();
  letThrough();
  await expect(listStatus(page)).toHaveText("1 liked rental");
  await expect(likedOnly).toBeChecked();
});

test("a message unfolded before the scripts run is scrolled into view when they do", async ({ page }) => {
  const letThrough = await openWithoutScripts(page);
  const fold = page.getByText("Ask the owner", { exact: true });
  await fold.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await fold.click();
  await expect(page.getByRole("link", { name: "Open in Telegram" })).toBeVisible();
  letThrough();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeInViewport({ ratio: 1 });
});

test("only the last of several early presses counts, and later presses count once", async ({ page }) => {
  const letThrough = await openWithoutScripts(page);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await page.getByRole("button", { name: "Show all photos" }).click();
  letThrough();
  const viewer = page.getByRole("dialog", { name: /^Photos of / });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  const like = page.getByRole("button", { name: "Like", exact: true });
  await like.click();
  await expect(page.getByRole("button", { name: "Liked" })).toBeVisible();
});

test("a button pressed while its own script is loading works when that script runs", async ({ page }) => {
  // The script that opens the viewer has the words for the case that it fails.
  const own = await scriptsWith(page, pathOf(rental), "Loading the photo viewer failed");
  const letThrough = await holdRequests(page, ({ pathname }) => own.has(pathname));
  const asked = page.waitForRequest((request) => own.has(new URL(request.url()).pathname));
  await page.goto(pathOf(rental), { waitUntil: "domcontentloaded" });
  await asked;
  await page.getByRole("button", { name: "Show all photos" }).click();
  letThrough();
  await expect(page.getByRole("dialog", { name: /^Photos of / })).toBeVisible();
});

test("a press that was handled is not replayed", async ({ page }) => {
  await openRental(page, rental);
  await page.clock.install();
  const share = page.getByRole("button", { name: "Share", exact: true });
  const presses = await share.evaluateHandle((button) => {
    const counted = { presses: 0 };
    button.addEventListener("click", () => {
      counted.presses += 1;
    });
    return counted;
  });
  await share.click();
  await expect(page.getByRole("region", { name: "Share this place" })).toBeVisible();
  await page.clock.runFor(1_000);
  expect(await presses.evaluate((counted) => counted.presses)).toBe(1);
});
