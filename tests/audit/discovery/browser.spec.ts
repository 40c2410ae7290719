import { expect } from "@playwright/test";
import { ask } from "./crawler/ask.ts";
import { test } from "./site/test.ts";

/** The window in which a search engine renders a page. */
test.use({ viewport: { width: 412, height: 12_000 } });

test("B14: cards load their pictures without a scroll or a click", async ({ site, page }) => {
  await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
  const { text } = await ask(site.origin, "/");
  const brought = text.match(/<a [^>]*data-rental=/g)?.length ?? 0;
  expect(brought, "no cards in the HTML").toBeGreaterThan(0);
  // The list shows the rentals on the map: cards of the page within the map, and others that are fetched.
  const header = page.getByText(/^Showing [\d,]+ rental/).first();
  const counted = async () => Number(/\d+/.exec((await header.textContent()) ?? "")?.[0]);
  const inWindow = () =>
    page.locator("article:has(a[data-rental])").evaluateAll((cards) =>
      cards
        .filter((card) => card.checkVisibility() && card.getBoundingClientRect().top < innerHeight)
        .map((card) => {
          const image = card.querySelector("img");
          return image === null ? card.querySelector("video") !== null : image.currentSrc !== "";
        }),
    );
  await expect
    .poll(
      async () => (await inWindow()).length - Math.min(brought, await counted()),
      `cards in the window; ${brought} came with the HTML`,
    )
    .toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await inWindow()).includes(false), "a card has no picture").toBe(false);
});
