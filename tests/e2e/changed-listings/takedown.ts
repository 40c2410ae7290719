import { expect, type Page } from "@playwright/test";
import { type RentalRow, rowsAt, someRow } from "../../support/demo-rows.ts";
import { card, cards, openHome } from "../../support/home-screen.ts";
import { cachedAddresses, keptOnDevice, likedOnly } from "../shortlist/device.ts";
import { test } from "./site.ts";

const withPhotos = rowsAt("ubud").filter(
  ({ title, media_urls, contact_url }) =>
    title !== null && contact_url !== null && media_urls.some((url) => url.endsWith(".webp")),
);
const row = someRow(withPhotos, () => true);
/** Another post of the same advertiser: one of its first photos is also in `row`. */
const other = someRow(
  withPhotos,
  ({ id, media_urls }) => id !== row.id && media_urls.slice(0, 3).some((url) => row.media_urls.includes(url)),
);
const keptForOther = other.media_urls.slice(0, 3);
const [shared = ""] = keptForOther.filter((url) => row.media_urls.includes(url));

/** The beginning of an advert's text, as JSON has it. */
const firstWords = ({ raw_description }: RentalRow) => (raw_description ?? "").trim().slice(0, 20);

const heart = (page: Page, title: string | null) =>
  page.getByRole("button", { name: `Like ${title}`, exact: true });

/** Bypasses the browser's own cache, which ignores the test's clock. */
const withoutBrowserCache = (page: Page) => page.route("**/api/rentals/copies*", (route) => route.continue());

test("a liked post that was taken down remains as a grey card without contact and photos", async ({
  page,
  stage,
}) => {
  await withoutBrowserCache(page);
  await openHome(page, "/?location=ubud");
  await heart(page, row.title).click();
  await heart(page, other.title).click();
  await expect.poll(() => keptOnDevice(page)).toContain(row.contact_url);
  for (const url of [...row.media_urls.slice(0, 3), ...keptForOther])
    await expect.poll(() => cachedAddresses(page)).toContain(url);

  await stage.data.change(row.id, { is_deleted: true });
  const answer = async () => (await page.request.get(`/api/rentals/copies?ids=${row.id}`)).text();
  await expect.poll(answer).toContain('"removed"');

  // The next visit, more than an hour later, checks the copies without opening the shortlist.
  await page.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
  await page.reload();
  await expect.poll(() => keptOnDevice(page)).not.toContain(firstWords(row));
  const kept = await keptOnDevice(page);
  expect(kept).toContain(JSON.stringify(row.title));
  expect(kept).toContain(firstWords(other));
  expect(kept).not.toContain(row.contact_url);
  const ofRowAlone = row.media_urls.filter((url) => !other.media_urls.includes(url));
  for (const url of ofRowAlone) {
    expect(kept).not.toContain(url);
    await expect.poll(() => cachedAddresses(page)).not.toContain(url);
  }
  expect(await cachedAddresses(page)).toContain(shared);

  await likedOnly(page).check();
  const grey = cards(page).filter({ hasText: "Removed at the source on" });
  await expect(grey.getByRole("heading", { name: row.title ?? "" })).toBeVisible();
  await expect(grey.getByRole("link")).toHaveCount(0);
  await expect(grey.getByRole("img")).toHaveCount(0);
  await expect(card(page, other.title ?? "")).toBeVisible();
  await grey.getByRole("button", { name: `Forget ${row.title}` }).click();
  await expect(grey).toHaveCount(0);
  await expect.poll(() => keptOnDevice(page)).not.toContain(JSON.stringify(row.title));
});
