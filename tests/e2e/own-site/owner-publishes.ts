import { expect } from "@playwright/test";
import { listStatus } from "../../support/home-screen.ts";
import { OWNER, test } from "./site.ts";

const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
/** An advert without a rent, and with only a place near it. */
const ADVERT = "Quiet house for rent, monthly, 5 minutes to Sanur beach\n2 bedrooms, WA +62 812 1111 2222";

test("a post that the owner publishes from a Telegram card appears on the site", { tag: "@smoke" }, async ({
  page,
  own: { telegram },
}) => {
  test.slow();
  const date = Math.floor(Date.now() / 1_000);
  const card = (timeout?: number) =>
    expect.poll(() => telegram.chats.of(OWNER).at(-1)?.text ?? "", { timeout });
  telegram.updates.add({ channel_post: { message_id: 7, date, chat: CHAT, text: ADVERT } });
  // The bot starts beside the site, on a busy machine some seconds later.
  await card(60_000).toContain("it states no rent; its area is uncertain");
  telegram.press(OWNER, "Rent");
  await card().toContain("What is the rent?");
  telegram.say(OWNER, "35jt");
  await card().toContain("35,000,000 IDR / month. Right?");
  telegram.press(OWNER, "Right");
  await card().toContain("Waits: its area is uncertain");
  await page.goto("/?location=sanur");
  // The only post in Sanur is not published yet.
  await expect(listStatus(page)).toHaveText("Location not found.");
  const home = page.getByRole("link", { name: /Quiet house for rent/ });
  await expect(home).toHaveCount(0);
  telegram.press(OWNER, "Publish");
  await card().toContain("Shown on the site");
  await expect(async () => {
    await page.goto("/?location=sanur");
    await expect(home.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await home.first().click();
  const detail = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(detail.getByText("35,000,000").first()).toBeVisible();
});
