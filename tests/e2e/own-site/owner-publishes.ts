import { expect } from "@playwright/test";
import { listHeader, readPage } from "../raw-page.ts";
import { OWNER, test } from "./site.ts";

const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
/** An advert without a rent, and with only a place near it. */
const ADVERT = "Quiet house for rent, monthly, 5 minutes to Sanur beach\n2 bedrooms, WA +62 812 1111 2222";

test("a post that the owner publishes from a Telegram card appears on the site", { tag: "@smoke" }, async ({
  page,
  request,
  own: { telegram },
}) => {
  test.slow();
  const date = Math.floor(Date.now() / 1_000);
  // The card stays where it is and changes; questions and answers come below.
  const chat = (timeout?: number) => {
    const texts = () => telegram.chats.of(OWNER).map(({ text }) => text ?? "");
    return expect.poll(() => texts().join("\n"), { timeout, intervals: [100] });
  };
  const list = async () => (await readPage(request, "/?location=sanur")).html;
  telegram.updates.add({ channel_post: { message_id: 7, date, chat: CHAT, text: ADVERT } });
  // The bot starts beside the site, on a busy machine some seconds later.
  await chat(60_000).toContain("it states no rent; its area is uncertain");
  telegram.press(OWNER, "Rent");
  await chat().toContain("What is the rent?");
  telegram.reply(OWNER, "35jt");
  await chat().toContain("it still waits: its area is uncertain");
  // The only post in Sanur is not published yet.
  expect(listHeader(await list())).toBe("Location not found.");
  telegram.press(OWNER, "Publish");
  await chat().toContain("Published");
  await expect.poll(list).toContain("Quiet house for rent");
  await page.goto("/?location=sanur");
  await page
    .getByRole("link", { name: /Quiet house for rent/ })
    .first()
    .click();
  const detail = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(detail.getByText("35,000,000").first()).toBeVisible();
});
