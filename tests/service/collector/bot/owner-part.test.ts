import { z } from "zod";
import { clearGone } from "@/collector/bot/owner/card-message.ts";
import { OwnerNotifier, tellWaiting } from "@/collector/bot/owner/tell-owners.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { ServiceError } from "@/collector/store/call-function.ts";
import { StoredListings } from "@/collector/store/stored-listings.ts";
import { DAY_MS, isoRegionDay } from "@/lib/time/region-day";
import { refusal, requestFaults } from "@/tests/support/request-faults";
import { said, VILLA } from "../channel";
import { OWNER, PARTNER, testBot, VISITOR } from "./test-bot";

const HOUR_MS = DAY_MS / 24;
const villa = said(2, VILLA);
const noRent = said(4, "House <b>for rent</b> in Sanur, monthly, 2 bedrooms. WA 0812 1111 2222");

const photographed = said(noRent.id, noRent.text, { photo: "photos/a.jpg" });

const bot = testBot();
const { channel } = bot;
const faults = requestFaults();

const tells = () => bot.run(tellWaiting);

async function say(text: string, more: object = {}, userId = OWNER): Promise<string> {
  bot.telegram.say(userId, text, more);
  await bot.follow();
  return bot.last(userId).text;
}

/** An owner's reply to the last question. */
async function reply(text: string): Promise<string> {
  bot.telegram.reply(OWNER, text);
  await bot.follow();
  return bot.last(OWNER).text;
}

/** A press of a button of the last card of the owner. */
function pressOf(label: string): [messageId: number, data: string] {
  const { id, buttons } = bot.last(OWNER);
  return [id, buttons.flat().find(({ text }) => text === label)?.data ?? ""];
}

const sums = z.array(z.object({ message_id: z.int(), price_amount: z.coerce.number() }));
const rentals = async () => sums.parse(await channel.rentals("message_id,price_amount"));

test("a waiting post is a card, told once; stating its rent publishes it, and Undo reverts that for a day", async () => {
  await channel.addPhotos("a.jpg");
  await channel.collect([villa, photographed]);
  await tells();
  await tells();
  for (const owner of [OWNER, PARTNER]) {
    const [photo, card, ...more] = bot.telegram.chats.of(owner);
    expect(more).toEqual([]);
    expect(photo).toMatchObject({ photo: expect.stringMatching(/ bytes$/), isSilent: true });
    expect(card?.text).toContain("balihomes/4 · 2026-11-01\nWaits: it states no rent\nsanur · 2 bedrooms");
    expect(card?.text).toContain(noRent.text);
  }
  expect(bot.labels(OWNER)).toBe(
    "Rent | Area | Bedrooms | Title | Contact | Photos | Free from | Same as … | Leave out | Remove",
  );
  expect(await bot.press("Rent")).toContain("What is the rent?");
  for (const nonsense of ["cheap", '12jt <b>or</b> \'n "13jt" &', "x".repeat(4_096)]) {
    expect(await reply(nonsense)).toContain(`price=${nonsense.slice(0, 20)}`);
  }
  expect(await reply("35jt")).toMatch(/^balihomes\/4: published\n.*\nRp 35,000,000 \/ month · sanur/);
  expect(await rentals()).toContainEqual({ message_id: 4, price_amount: 35_000_000 });
  expect(bot.telegram.chats.of(OWNER)[1]?.text).toMatch(
    /Published\nRp 35,000,000[\s\S]*https:\/\/homes\.example\/rental\//,
  );
  const today = bot.now;
  await say("https://t.me/balihomes/4");
  expect(bot.labels(OWNER)).toContain("Undo");
  bot.now = new Date(today.getTime() + 25 * HOUR_MS);
  await say("look: https://t.me/balihomes/4");
  expect(bot.labels(OWNER)).not.toContain("Undo");
  bot.now = today;
  expect(await bot.press("Undo")).toContain("it still waits: it states no rent");
});

test("only owners press, each in the own chat, on a card as it stands; all else changes nothing and says why", async () => {
  await channel.collect([villa, noRent]);
  await tells();
  const [id, leaveOut] = pressOf("Leave out");
  const before = await channel.everything();
  bot.telegram.pressData(VISITOR, id, leaveOut);
  bot.telegram.pressData(OWNER, id, leaveOut, { userId: VISITOR });
  bot.telegram.pressData(PARTNER, id, leaveOut);
  bot.telegram.pressData(OWNER, id, leaveOut, { userId: PARTNER });
  bot.telegram.pressData(OWNER, id + 90, leaveOut);
  await bot.follow();
  const refused = "This button is for the owners of the site.";
  const unknown = expect.stringContaining("This card is not known");
  expect(bot.telegram.answers).toEqual([refused, refused, unknown, unknown, unknown]);
  expect(await channel.everything()).toEqual(before);
  expect(await say("/waiting", {}, VISITOR)).toContain("Tell me what you are looking for");
  expect(await say("https://t.me/balihomes/4", {}, VISITOR)).toContain("I cannot read this link");

  expect(await bot.press("Leave out", PARTNER)).toContain("balihomes/4: left out, rejected by the owner");
  const decided = await channel.everything();
  const outdated = [leaveOut, leaveOut, leaveOut.replace("reject", "remove")];
  const forged = ["o:publish:x", "o:set:y", "o:set:price:1:z", "o:", "o:a:b:c"];
  for (const data of [...outdated, ...forged]) bot.telegram.pressData(OWNER, id, data);
  await bot.follow();
  for (const answer of bot.telegram.answers.slice(-8))
    expect(answer).toMatch(/^This card (?:was out of date|is not known)/);
  expect(bot.last(OWNER).text).toContain("Left out: rejected by the owner");
  expect(await channel.everything()).toEqual(decided);
});

test("only a reply answers a question, also twice; of a post that was taken down it is not applied", async () => {
  await channel.collect([noRent]);
  await tells();
  await bot.press("Rent");
  expect(await say("/mine")).toContain("no searches");
  await say("/start");
  expect(bot.texts(OWNER)).toContainEqual(expect.stringContaining("You own this site"));
  expect(await say("2br canggu")).toContain("Canggu · 2+ bedrooms");
  for (const rent of ["35jt", "36jt", "36jt"])
    expect(await reply(rent)).toContain(`Rp ${rent.slice(0, 2)},000,000`);
  await say("https://t.me/balihomes/4");
  await bot.press("Undo");
  await bot.press("Undo");
  await bot.press("Rent");
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: noRent.id }));
  expect(await reply("37jt")).toContain("it was taken down");
  expect(await rentals()).toEqual([]);
});

test.each(["editMessageText", "answerCallbackQuery"])(
  "a press is applied once if the answer of %s is lost and Telegram delivers the press again",
  async (lost) => {
    await channel.collect([noRent]);
    await tells();
    const pressed = pressOf("Leave out");
    bot.telegram.afterCall = (method) => {
      bot.telegram.afterCall = method === lost ? () => undefined : bot.telegram.afterCall;
      if (method === lost) throw new Error("connection lost");
    };
    bot.telegram.pressData(OWNER, ...pressed);
    await expect(bot.follow()).rejects.toThrow();
    expect(bot.errors.splice(0)).toHaveLength(1);
    bot.telegram.pressData(OWNER, ...pressed);
    await bot.follow();
    expect(bot.telegram.answers.at(-1)).toContain("This card was out of date");
    const { data: steps } = await channel.owner.from("correction_steps").select("field");
    expect(steps).toEqual([{ field: "decision" }]);
    expect(bot.last(OWNER).text).toContain("Left out: rejected by the owner");
  },
);

test("a shown home is found by words, number or address and mended; each answer shows what holds, with Right and Undo", async () => {
  await channel.addPhotos("a.jpg");
  await channel.collect([said(2, VILLA, { photo: "photos/a.jpg" })]);
  for (const words of ["canggu 2br", "+62 812 3456 7890", "https://t.me/balihomes/2"])
    expect(await say(`/find ${words}`)).toContain("balihomes/2 · 2026-11-01");
  expect(await say("/find ubud 6br")).toContain("Nothing was found");
  expect(await say("/help")).toMatch(/\/find \S+ 2br/);
  const shown = async () =>
    (await channel.rentals("price_amount,location,bedrooms,title,contact_url,media_urls"))[0];
  const [photo] = z.object({ media_urls: z.array(z.string()) }).parse(await shown()).media_urls;
  for (const [field, answer, holds] of [
    ["Rent", "36 juta nego", { price_amount: 36_000_000 }],
    ["Rent", "65jt/month or 600jt/year", { price_amount: 65_000_000 }],
    ["Area", "Убуд", { location: "ubud" }],
    ["Bedrooms", "3", { bedrooms: 3 }],
    ["Title", "House with a view", { title: "House with a view" }],
    ["Contact", "@made_bali", { contact_url: expect.stringContaining("made_bali") }],
    ["Photos", "without 1", { media_urls: [] }],
    ["Photos", "all", { media_urls: [photo] }],
  ] as const) {
    await say("https://t.me/balihomes/2");
    await bot.press(field);
    await reply(answer);
    expect(bot.labels(OWNER)).toBe("Right | Undo");
    expect(await shown()).toMatchObject(holds);
  }
  await bot.press("Undo");
  expect(await shown()).toMatchObject({ media_urls: [] });
  await say("https://t.me/balihomes/2");
  await bot.press("Photos");
  expect(await reply("first 9")).toContain("its page shows 0 photos");
  expect(await reply("both")).toContain("Which photos");
});

test("every Monday the homes that were posted first are asked about, each with Taken and Still free", async () => {
  bot.now = new Date("2026-11-23T02:00:00Z");
  jest.spyOn(Date, "now").mockReturnValue(bot.now.getTime());
  await channel.collect([villa]);
  const tell = () => bot.run((context) => new OwnerNotifier(true).tell(context, []));
  await tell();
  expect(bot.last(OWNER).text).toContain("Is it still free?");
  expect(bot.labels(OWNER)).toBe("Taken | Still free");
  expect(await bot.press("Still free")).toContain("published");
  const asked = bot.texts(OWNER).length;
  bot.now = new Date("2026-11-24T02:00:00Z");
  await tell();
  expect(bot.texts(OWNER).slice(asked).join()).not.toContain("still free?");
});

test("several waiting posts are told of by their number; /waiting sends their cards", async () => {
  const kinds = ["Villa", "Studio", "Bungalow"];
  await channel.collect([
    villa,
    ...kinds.map((kind, at) => said(10 + at, `${kind} for rent, monthly, WA 08123333444${at}`)),
  ]);
  await tells();
  await tells();
  expect(bot.texts(OWNER)).toEqual(["3 posts wait: /waiting"]);
  expect(await say("/waiting")).toContain("balihomes/10");
  expect(bot.texts(OWNER).slice(1, 3)).toEqual(["3 posts wait.", expect.stringContaining("balihomes/12")]);
  await bot.press("Leave out");
  await say("/waiting");
  expect(bot.texts(OWNER)).toContain("2 posts wait.");
});

test("a forwarded post, its link or its listing's address brings up its card; an unknown post is reported", async () => {
  await channel.collect([villa]);
  const { slug } = z.tuple([z.object({ slug: z.string() })]).parse(await channel.rentals("slug"))[0];
  const origin = { type: "channel", chat: { id: -1001, username: "BaliHomes" }, date: 1 };
  const forwards = (message_id: number) => ({ forward_origin: { ...origin, message_id } });
  expect(await say(VILLA, forwards(2))).toContain("Published");
  expect(bot.labels(OWNER)).toBe(
    "Rent | Area | Bedrooms | Title | Contact | Free from | Taken | Leave out | Remove",
  );
  for (const address of [`https://homes.example/ru/rental/${slug}`, "look: https://t.me/balihomes/2"]) {
    expect(await say(address)).toContain("balihomes/2 · 2026-11-01");
  }
  expect(await say(VILLA, forwards(3))).toBe("No post was collected from there.");
  expect(await say("t.me/balihomes/77")).toBe("No post was collected from there.");
  expect(await bot.press("Taken")).toBe("balihomes/2: ended, the owner says so");
  expect(await bot.press("Free again")).toBe("balihomes/2: published");
});

test("Remove asks once more, then clears the chats of both owners; a takedown by command clears cards too", async () => {
  await channel.addPhotos("a.jpg");
  await channel.collect([villa, photographed]);
  await tells();
  expect(await bot.press("Remove")).toBe("Take down 1 post for good: text, contacts and photos?");
  expect(JSON.stringify(await channel.everything())).toContain("1111 2222");
  expect(await bot.press("Remove for good")).toBe("balihomes/4: taken down");
  expect(bot.erased).toBe(1);
  for (const owner of [OWNER, PARTNER]) {
    expect(bot.telegram.chats.of(owner).map(({ text }) => text)).toEqual(["balihomes/4: it was taken down."]);
  }
  expect(JSON.stringify(await channel.everything())).not.toContain("1111 2222");
  await say("https://t.me/balihomes/2");
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: 2 }));
  await bot.run(clearGone);
  expect(bot.last(OWNER)).toMatchObject({
    text: "balihomes/2: it was taken down.",
    buttons: [],
  });
});

test("a takedown clears each owner's chat, even if another owner has blocked the bot or Telegram fails once", async () => {
  await channel.collect([villa, noRent]);
  await tells();
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: noRent.id }));
  bot.telegram.block(OWNER);
  bot.telegram.failNext("editMessageText", 429, "Too Many Requests", { retry_after: 30 });
  for (const _ of [1, 2, 3]) await bot.run(clearGone);
  expect(bot.last(PARTNER).text).toBe("balihomes/4: it was taken down.");
  expect(bot.errors.map(String)).toEqual([
    expect.stringContaining("Too Many Requests"),
    expect.stringContaining("bot was blocked"),
  ]);
});

test("a photo that Telegram does not delete after 48 hours is replaced at a takedown", async () => {
  await channel.addPhotos("a.jpg");
  await channel.collect([villa, photographed]);
  await tells();
  const [photo, card] = bot.telegram.chats.of(OWNER).map((message) => ({ ...message }));
  bot.telegram.lastOldId = card?.id ?? 0;
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: noRent.id }));
  await bot.run(clearGone);
  const replaced = bot.telegram.chats.find(OWNER, photo?.id ?? 0);
  expect(replaced?.text).toBe("balihomes/4: it was taken down.");
  expect(replaced?.photo).not.toBe(photo?.photo);
  expect(JSON.stringify(bot.telegram.chats.of(OWNER))).not.toContain("1111 2222");
});

const rentalId = async () => z.tuple([z.object({ id: z.int() })]).parse(await channel.rentals("id"))[0].id;

test("a visitor's report reaches owners once, with its card; /delete erases who reported what", async () => {
  await channel.collect([villa]);
  const id = await rentalId();
  expect(await say(`/start taken_${id}`, {}, VISITOR)).toContain("Thank you.");
  expect(bot.last(PARTNER).text).toMatch(/A visitor says that this home is taken\.$/);
  await say(`/start wrong_${id}`, {}, VISITOR);
  expect(bot.telegram.chats.of(OWNER)).toHaveLength(1);
  expect(await say("/start taken_x", {}, VISITOR)).toContain("I cannot read this link");
  await say("/delete", {}, VISITOR);
  expect((await channel.owner.from("visitor_reports").select("chat_id")).data).toEqual([]);
  expect(await bot.press("Taken")).toBe("balihomes/2: ended, the owner says so");
});

test("owners receive at most five reports of a chat until midnight on Bali, also if it sends /delete in between", async () => {
  await channel.collect([villa]);
  const report = `/start taken_${await rentalId()}`;
  const reportSeveralTimes = async () => {
    for (let times = 0; times < 6; times += 1) {
      for (const text of [report, "/delete"]) bot.telegram.say(VISITOR, text);
    }
    await bot.follow();
    return bot.telegram.chats.of(OWNER).length;
  };
  bot.now = new Date("2026-11-28T15:59:00Z");
  expect(await reportSeveralTimes()).toBe(5);
  expect(bot.texts().filter((text) => text.includes("Thank you."))).toHaveLength(6);
  bot.now = new Date("2026-11-28T16:00:00Z");
  expect(await reportSeveralTimes()).toBe(10);
});

test("a report is passed on after the data service failed between its two steps", async () => {
  await channel.collect([villa]);
  const id = await rentalId();
  const away = new ServiceError("The data service does not answer.", false);
  jest.spyOn(StoredListings.prototype, "postOf").mockRejectedValueOnce(away);
  bot.telegram.say(VISITOR, `/start taken_${id}`);
  await bot.followDespiteErrors();
  expect([bot.errors, bot.pauses]).toEqual([[away], [1]]);
  expect(bot.telegram.chats.of(OWNER)).toHaveLength(1);
});

test("the daily summary is sent once a day, even if another owner has blocked the bot; one that cannot be read comes at the next call", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const notifier = new OwnerNotifier(true);
  notifier.onFailure("Telegram does not answer");
  const tellsAll = () => bot.run((context) => notifier.tell(context, []));
  const summaries = () => bot.texts(PARTNER).filter((text) => text.startsWith("In the last 24 hours"));
  await channel.collect([villa, noRent]);
  const visits = {
    day: isoRegionDay(new Date(bot.now.getTime() - DAY_MS)),
    kind: "view",
    query: "",
    visits: 3,
  };
  await channel.owner.from("visit_counts").insert(visits).throwOnError();
  faults.failAt("from_day", refusal);
  await tellsAll();
  expect(summaries()).toEqual([]);
  faults.end();
  bot.telegram.block(OWNER);
  for (const _ of [1, 2]) await tellsAll();
  const [text = "", ...more] = summaries();
  expect(more).toEqual([]);
  expect(text).toContain(
    "In the last 24 hours: 1 new listing, 0 ended.\n\n1 post waits: /waiting\n1 × it states no rent",
  );
  expect(text).toContain(
    "Visits of the day before:\n0 views, 0 contacts opened, 0 shares; 3 views of lists\n",
  );
  expect(text).toContain("Errors:\nTelegram does not answer");
  await channel.collect([villa, noRent, said(9, "sudah terisi", { reply_to_message_id: 2 })]);
  bot.now = new Date(bot.now.getTime() + DAY_MS - HOUR_MS);
  await bot.run((context) => new OwnerNotifier(true).tell(context, []));
  expect(summaries().at(-1)).toContain("1 ended.\n");
});

test("the card of a post that may repeat a listing shows both, with their photos, and goes with either", async () => {
  await channel.addPhotos("a.jpg", "b.jpg");
  const other = `${VILLA.replace("25.000.000", "20.000.000")}, WA 0811 2222 3333\n300 m2 of land`;
  await channel.collect([
    said(2, VILLA, { photo: "photos/a.jpg" }),
    said(9, other, { photo: "photos/b.jpg" }),
  ]);
  await tells();
  const [first, second, card] = bot.telegram.chats.of(OWNER);
  expect([first?.text, second?.text]).toEqual(["balihomes/2", "balihomes/9"]);
  expect(card?.text.split("\n").slice(1, 5)).toEqual([
    "Waits: it may repeat balihomes/2, or be another unit",
    "Rp 20,000,000 / month · canggu · 2 bedrooms · +6281234567890 · +6281122223333 · 1 photo",
    "balihomes/2: Rp 25,000,000 / month · canggu · 2 bedrooms · +6281234567890 · 1 photo",
    expect.stringMatching(/^https:\/\/homes\.example\/rental\/./),
  ]);
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: 2 }));
  await bot.run(clearGone);
  expect(bot.telegram.chats.of(OWNER)).toMatchObject([
    { text: "balihomes/9: it was taken down.", buttons: [] },
  ]);
});

test("a card that Telegram failed to deliver is sent later", async () => {
  await channel.collect([villa, noRent]);
  for (const _ of [OWNER, PARTNER]) bot.telegram.failNext("sendMessage", 502, "Bad Gateway");
  await tells();
  expect(bot.telegram.chats.of(OWNER)).toEqual([]);
  await tells();
  expect(bot.telegram.chats.of(OWNER)).toHaveLength(1);
});

test("no card is sent for a post that was taken down before its turn", async () => {
  await bot.run(async (context) => {
    jest
      .spyOn(context.run.service.posts, "unannounced")
      .mockResolvedValue([{ channel: "balihomes", message_id: 4 }]);
    await tellWaiting(context);
  });
  expect(bot.telegram.chats.of(OWNER)).toEqual([]);
  expect(await say("/waiting")).toBe("Nothing waits.");
});
