import { expect, type Page } from "@playwright/test";
import { allRows, rowsAt } from "../../support/demo-rows.ts";
import { openHome } from "../../support/home-screen.ts";
import { test } from "./site.ts";

const HOME = "/?location=canggu";
const HOUR = 3_600_000;
/** A list counts as seen after this time on screen. */
const SEEN_MS = 3_000;

const [model] = rowsAt("canggu");
const newest = Math.max(...allRows.map(({ id }) => id));

const line = (page: Page) => page.getByText(/new since your last visit/);
test("a rental added between two visits is counted as new on the second visit", async ({
  page,
  request,
  stage,
}) => {
  const start = Date.now();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const visit = async (hours: number) => {
    await page.clock.setFixedTime(start + hours * HOUR);
    await openHome(page, HOME);
  };
  // The time of the visit is stored once the list counts as seen.
  const untilSeen = (hours: number) =>
    expect
      .poll(async () => {
        await page.clock.fastForward(SEEN_MS);
        return stored();
      })
      .toContain(String(start + hours * HOUR));

  await visit(0);
  await untilSeen(0);
  await expect(line(page)).toHaveCount(0);

  if (model === undefined) throw new Error("no rental in Canggu");
  const added = {
    ...model,
    id: newest + 1,
    slug: "added-meanwhile",
    title: "Added meanwhile",
    message_id: 990_001,
  };
  await stage.data.write(added);
  await expect.poll(async () => (await request.get(HOME)).text()).toContain(added.slug);

  await visit(1);
  await expect(line(page)).toHaveText("1 new since your last visit");
  await expect(page.getByRole("link", { name: "Added meanwhile" })).toBeVisible();
  await untilSeen(1);

  await visit(2);
  await untilSeen(2);
  await expect(line(page)).toHaveCount(0);
});
