import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { FakeTelegram, TOKEN } from "../support/bot-api/fake-telegram.ts";
import { listStatus } from "../support/home-screen.ts";
import { type RunningSite, startSite } from "../support/site.ts";

const OWNER = 1;
const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
/** It states no rent, and only what its area is near. */
const ADVERT = "Quiet house for rent, monthly, 5 minutes to Sanur beach\n2 bedrooms, WA +62 812 1111 2222";

type Followed = { site: RunningSite; telegram: FakeTelegram };

/** A site over a folder of its own, which follows a bot. */
const test = base.extend<object, { followed: Followed }>({
  followed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "owner-publishes-"));
      const telegram = await FakeTelegram.open();
      const bot = {
        TELEGRAM_BOT_TOKEN: TOKEN,
        TELEGRAM_API_ROOT: telegram.root,
        TELEGRAM_OWNER: String(OWNER),
      };
      const site = await startSite({
        args: ["--data", join(folder, "data"), "--follow"],
        env: { ...bot, LISTINGS_REVALIDATE_SECONDS: "1" },
      });
      await use({ site, telegram });
      await site.stop();
      await telegram[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ followed }, use) => use(followed.site.url),
});

test("what the owner publishes from a card in Telegram is on the site", async ({
  page,
  followed: { telegram },
}) => {
  const date = Math.floor(Date.now() / 1_000);
  const card = () => expect.poll(() => telegram.chats.of(OWNER).at(-1)?.text ?? "");
  telegram.updates.add({ channel_post: { message_id: 7, date, chat: CHAT, text: ADVERT } });
  await card().toContain("it states no rent; its area is uncertain");
  telegram.press(OWNER, "Rent");
  await card().toContain("What is the rent?");
  telegram.say(OWNER, "35jt");
  await card().toContain("35,000,000 IDR / month. Right?");
  telegram.press(OWNER, "Right");
  await card().toContain("Waits: its area is uncertain");
  await page.goto("/?location=sanur");
  // Of the only post in Sanur nothing is shown yet.
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
