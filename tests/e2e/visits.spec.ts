import { expect, type Page, test } from "@playwright/test";
import { listedRows, pathOf, someRow } from "../support/demo-rows.ts";

const rental = someRow(listedRows, (row) => row.slug !== null && /wa\.me/.test(row.contact_url ?? ""));

/** The query of the next report of a visit. */
async function nextReport(page: Page): Promise<string> {
  const request = await page.waitForRequest(/\/api\/seen/);
  expect([request.method(), request.postData()]).toEqual(["POST", null]);
  expect((await request.response())?.status()).toBe(204);
  return decodeURIComponent(new URL(request.url()).search);
}

test("a rental's page reports a view and an opened contact", { tag: "@smoke" }, async ({ page }) => {
  const viewed = nextReport(page);
  await page.goto(pathOf(rental));
  expect(await viewed).toBe(`?view=/rental/${rental.id}`);
  const opened = nextReport(page);
  await page
    .getByRole("link", { name: "WhatsApp" })
    .filter({ visible: true })
    .first()
    .evaluate((link) => {
      // Do not open the chat, which is another site.
      link.addEventListener("click", (event) => event.preventDefault());
      if (link instanceof HTMLElement) link.click();
    });
  expect(await opened).toBe(`?contact=/rental/${rental.id}`);
});

test("a list reports its search", async ({ page }) => {
  const viewed = nextReport(page);
  await page.goto("/?location=canggu&keywords=pool");
  expect(await viewed).toBe("?view=/?location=canggu&keywords=pool");
});
