import { expect, type Page } from "@playwright/test";
import { rowsAt, someRow } from "../../support/demo-rows.ts";
import { card, openHome } from "../../support/home-screen.ts";
import { keptPaths, likedOnly } from "../shortlist/device.ts";
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

const heart = (page: Page, title: string | null) =>
  page.getByRole("button", { name: `Like ${title}`, exact: true });

test("of a liked post that was taken down neither page nor photos stay on the device, on the next visit", async ({
  page,
  stage,
}) => {
  await openHome(page, "/?location=ubud");
  await heart(page, row.title).click();
  await heart(page, other.title).click();
  for (const path of [`/rental/${row.slug}`, ...row.media_urls.slice(0, 3), ...keptForOther])
    await expect.poll(() => keptPaths(page)).toContain(path);

  await stage.data.change(row.id, { is_deleted: true });
  const answer = async () => (await page.request.get(`/api/rentals?ids=${row.id}`)).text();
  await expect.poll(answer).toBe('{"rentals":[]}');
  await page.reload();
  const ofRowAlone = row.media_urls.filter((url) => !other.media_urls.includes(url));
  for (const path of [`/rental/${row.slug}`, ...ofRowAlone])
    await expect.poll(() => keptPaths(page)).not.toContain(path);
  expect(await keptPaths(page)).toContain(shared);
  expect(await keptPaths(page)).toContain(`/rental/${other.slug}`);

  await likedOnly(page).check();
  await expect(card(page, other.title ?? "")).toBeVisible();
  await expect(page.getByText("1 liked rental is no longer listed.")).toBeVisible();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(page.getByText(/no longer listed/)).toHaveCount(0);
});
