import { readFile } from "node:fs/promises";
import { OwnerNotifier } from "@/collector/bot/owner/tell-owners.ts";
import { DAY_MS } from "@/lib/time/region-day";
import type { ShownMessage } from "@/tests/support/bot-api/fake-chats";
import { pictureOf } from "../channel";
import { OWNER, testBot } from "./test-bot";

const bot = testBot();
const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The day with which the week ends, a Monday, at 9:00 on Bali: the latest, because a home is listed for a month. */
const EPOCH_TO_MONDAY = 4 * DAY_MS + DAY_MS / 24;
const lastMonday = new Date(
  EPOCH_TO_MONDAY + Math.floor((Date.now() - EPOCH_TO_MONDAY) / (7 * DAY_MS)) * 7 * DAY_MS,
);

/** What an owner sees of one week in a chat with the bot, in the order in which it appears. */
class Week {
  readonly #lines: string[] = [];
  readonly #seen = new Map<number, string[]>();
  #posts = 0;

  /** Days and addresses differ with the day of the test. */
  #lasting(text: string): string {
    const first = lastMonday.getTime() - 7 * DAY_MS;
    const dayName = (day: string) => DAYS[Math.round((Date.parse(day) - first) / DAY_MS) % 7] ?? day;
    return text.replace(/\b20\d\d-\d\d-\d\d\b/g, dayName);
  }

  /** Writes a message, of one that was edited the lines that are new. */
  #write({ id, by, text, buttons, photo }: ShownMessage): void {
    const labels = buttons.flat().map((button) => `[${button.text}]`);
    const lines = this.#lasting(text).split("\n");
    const said = [
      ...(photo === null ? [] : ["(photo)"]),
      ...lines,
      ...(labels.length > 0 ? [labels.join(" ")] : []),
    ];
    const before = this.#seen.get(id);
    const news = said.filter((line) => before === undefined || !before.includes(line));
    this.#seen.set(id, said);
    if (news.length === 0) return;
    this.#tell(by === "user" ? "Owner" : before ? "Bot, in the same message" : "Bot", news.join("\n"));
  }

  #tell(who: string, said: string): void {
    this.#lines.push(`${who}:`, ...said.split("\n").map((line) => `  ${line}`.trimEnd()), "");
  }

  async settle(): Promise<void> {
    await bot.follow();
    // The data service has the clock of the test's own day.
    const now = bot.now.toISOString();
    await bot.channel.owner.from("rental_journal").update({ at: now }).gt("at", now).throwOnError();
    await bot.run((context) => new OwnerNotifier(true).tell(context, []));
    const messages = bot.telegram.chats.of(OWNER).map((message) => ({ ...message }));
    // A message that is edited stands before what the owner wrote meanwhile.
    for (const message of messages.toSorted((a, b) => b.by.localeCompare(a.by))) this.#write(message);
  }

  async day(number: number, title: string): Promise<void> {
    bot.now = new Date(lastMonday.getTime() - (7 - number) * DAY_MS);
    if (number > 0) this.#lines.push("```", "");
    this.#lines.push(`## ${DAYS[number % 7]}: ${title}`, "", "```text");
    await this.settle();
  }

  /** What is posted in the channel. */
  async post(text: string, more: object = {}): Promise<void> {
    this.#posts += 1;
    const date = bot.now.getTime() / 1_000 - 60;
    const words = "photo" in more ? { caption: text } : { text };
    bot.telegram.updates.add({
      channel_post: { message_id: this.#posts, date, chat: CHAT, ...words, ...more },
    });
    this.#tell(`Post ${this.#posts} of the channel`, text);
    await this.settle();
  }

  async say(text: string): Promise<void> {
    bot.telegram.say(OWNER, text);
    await this.settle();
  }

  async press(label: string, answer?: string): Promise<void> {
    this.#lines.push(`Owner presses [${label}]`, "");
    bot.telegram.press(OWNER, label);
    await this.settle();
    if (answer === undefined) return;
    bot.telegram.reply(OWNER, answer);
    await this.settle();
  }

  get text(): string {
    return [...this.#lines, "```", ""].join("\n");
  }
}

test("an owner's week by phone alone is as the guide tells it", async () => {
  const week = new Week();
  await week.day(0, "a channel is followed");
  await week.post(
    "Villa for rent in Canggu\n2 bedrooms, AC, private pool, wifi\nIDR 25.000.000 / month\nWA +62 812 3456 7890",
    pictureOf("villa"),
  );
  await week.post("House for rent in Sanur, monthly, 2 bedrooms, garden. WA 0812 1111 2222");
  await week.press("Rent", "35 juta nego");
  await week.press("Right");

  await week.day(1, "a home is mended");
  await week.say("/find canggu 2br");
  await week.press("Area", "pererenan");
  await week.press("Undo");
  await week.say("/find canggu 2br");
  await week.press("Bedrooms", "3");
  await week.press("Contact", "@made_bali");
  await week.press("Title", "Villa with a pool, two minutes from the beach");

  await week.day(2, "two homes joined wrongly");
  await week.post(
    "Villa for rent in Canggu\n2 bedrooms, AC, private pool, wifi, 300 m2 of land\nIDR 20.000.000 / month\nWA +62 812 3456 7890",
  );
  await week.press("Same as balihomes/1");
  await week.press("Undo");
  await week.press("Publish");

  await week.day(3, "a scam is held");
  await week.post("Beware of the scammer with +62 877 5555 6666: he takes deposits and is gone");
  await week.post("Villa in Ubud for rent, 3 bedrooms, pool, IDR 18.000.000 / month, WA +62 877 5555 6666");
  await week.press("Leave out");

  await week.day(4, "a price changes by a reply, a home is taken");
  await week.post("now 22 jt", { reply_to_message: { message_id: 1, date: 0, chat: CHAT } });
  await week.say("https://t.me/balihomes/1");
  await week.press("Photos", "without 1");
  await week.say("https://t.me/balihomes/2");
  await week.press("Taken");

  await week.day(5, "one post, two homes");
  await week.post("1. Studio in Sanur 8jt/month\n2. 1BR in Renon 9jt/month\nWA 0813 2222 3333");
  await week.say("/find renon 1br");
  await week.press("Taken");

  await week.day(7, "is it still free?");
  await week.press("Taken");
  await week.press("Still free");
  const guide = await readFile("docs/owners-week.md", "utf8");
  expect(week.text).toBe(guide.slice(guide.indexOf("## ")));
});
