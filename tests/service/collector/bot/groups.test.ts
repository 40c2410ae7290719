import { tellWaiting } from "@/collector/bot/owner/tell-owners.ts";
import { rereadPosts } from "@/collector/run/judge-stored.ts";
import { VILLA } from "../channel";
import { OWNER, testBot, VISITOR } from "./test-bot";

const bot = testBot();
const { channel } = bot;

const group = { id: -1005, type: "supergroup", username: "ubudhomes" };
const nameless = { id: -77, type: "group" };
const member = { id: 50, is_bot: false };
const text = VILLA;
let lastId = 0;

beforeEach(() => {
  lastId = 0;
});

function message(chat: object, from: object, more: object) {
  lastId += 1;
  return { message_id: lastId, date: Math.floor(Date.now() / 1_000), chat, from, ...more };
}

/** Adds an update with a message in a chat. */
const write = (chat: object, from: object, more: object) =>
  bot.telegram.updates.add({ message: message(chat, from, more) });

const order = (text: string, chat: { id: number } = group, userId = OWNER, more: object = {}) =>
  write(chat, { id: userId, is_bot: false }, { text, ...more });

const answersIn = (chat: { id: number } = group) => bot.telegram.chats.of(chat.id).map((each) => each.text);

const shown = () => channel.rentals("source_channel_name,message_id,price_amount,is_deleted");
const listing = (message_id: number, more: object = {}) => ({
  ...{ source_channel_name: "ubudhomes", message_id, price_amount: 25_000_000, is_deleted: false },
  ...more,
});

test("from an owner's /collect to /collect stop, adverts of members are published and follow their edits", async () => {
  write(group, member, { text });
  order("/collect");
  const advert = message(group, member, { text });
  bot.telegram.updates.add({ message: advert });
  await bot.follow();
  expect(answersIn()).toEqual([expect.stringContaining("kept as ubudhomes")]);
  expect(await shown()).toEqual([listing(3)]);
  const edited_message = { ...advert, text: text.replace("25.", "24."), edit_date: advert.date + 9 };
  bot.telegram.updates.add({ edited_message });
  await bot.follow();
  expect(await shown()).toEqual([listing(3, { price_amount: 24_000_000 })]);
  order("/collect@test_bot STOP");
  await bot.follow();
  bot.telegram.updates.add({ edited_message: { ...edited_message, text, edit_date: advert.date + 99 } });
  write(group, member, { text: text.replace("Canggu", "Sanur") });
  await bot.follow();
  expect(await shown()).toEqual([listing(3, { price_amount: 24_000_000 })]);
  expect(answersIn().at(-1)).toBe("Nothing is read here any more.");
});

test("a group is read only after an owner's own /collect in it, to this bot and in the same topic", async () => {
  const orders: ((chat: { id: number }) => void)[] = [
    () => undefined,
    (chat) => order("/collect", chat, VISITOR),
    (chat) => order("/collect", chat, OWNER, { sender_chat: chat }),
    (chat) => order("/collect@other_bot", chat),
    (chat) => order("we could /collect here", chat),
    (chat) => order("/collect", chat, OWNER, { message_thread_id: 9, is_topic_message: true }),
  ];
  const chats = orders.map((give, at) => {
    const chat = { ...group, id: -2_000 - at, username: `ubudhomes${at}` };
    give(chat);
    write(chat, member, { text });
    return chat;
  });
  await bot.follow();
  expect(await shown()).toEqual([]);
  expect(chats.map((chat) => answersIn(chat).length)).toEqual([0, 0, 0, 0, 0, 1]);
});

test("in a forum only the topic in which an owner wrote /collect is read", async () => {
  const topic = { message_thread_id: 9, is_topic_message: true };
  order("/collect", group, OWNER, topic);
  write(group, member, { text, message_thread_id: 8, is_topic_message: true });
  write(group, member, { text, ...topic, reply_to_message: { message_id: 9 } });
  await bot.follow();
  expect(await shown()).toEqual([listing(3)]);
});

describe("a forum topic with a name", () => {
  const inTopic = { message_thread_id: 9, is_topic_message: true };
  /** A message in the topic. Telegram presents one that is no reply as a reply to the topic's creation. */
  const begun = (name: string) => ({
    ...inTopic,
    reply_to_message: { message_id: 9, from: member, forum_topic_created: { name } },
  });
  const noArea = VILLA.replace(" in Canggu", "");
  const where = async () => (await channel.rentals("location")).map((row) => Object.values(row)[0]);

  test("supplies the area that an advert omits, if the topic is named after an area", async () => {
    const topics = [
      ["Ubud", ""],
      ["Ubud", " in Canggu"],
      ["General chat", ""],
    ] as const;
    for (const [at, [name, area]] of topics.entries()) {
      const topic = { ...begun(name), message_thread_id: 9 + at };
      order("/collect", group, OWNER, topic);
      const words = VILLA.replace(" in Canggu", area).replace("3456", `${1_000 + at}`);
      write(group, member, { text: words, ...topic });
    }
    await bot.follow();
    expect(await where()).toEqual(["ubud", "canggu"]);
    const areaByTopic = "have this topic's area ubud";
    expect(answersIn().map((said) => said.includes(areaByTopic))).toEqual([true, true, false]);
  });

  test("counts by its newest known name, and a post keeps its area when it is read again", async () => {
    order("/collect", group, OWNER, { ...inTopic, reply_to_message: { message_id: 5, from: member } });
    write(group, member, { text: noArea, ...inTopic });
    write(group, member, { text: VILLA.replace("2 bed", "3 bed"), ...begun("Sanur") });
    const four = noArea.replace("2 bed", "4 bed");
    const advert = message(group, member, { text: four, ...inTopic });
    bot.telegram.updates.add({ message: advert });
    await bot.follow();
    expect(await where()).toEqual(["canggu", "sanur"]);
    write(group, member, { forum_topic_edited: { icon_custom_emoji_id: "1" }, ...begun("Sanur") });
    write(group, member, { forum_topic_edited: { name: "Ubud houses" }, ...begun("Sanur") });
    write(group, member, { text: noArea.replace("2 bed", "5 bed"), ...begun("Sanur") });
    bot.telegram.updates.add({
      edited_message: { ...advert, text: `${four}, now`, edit_date: advert.date + 9 },
    });
    await bot.follow();
    expect(await where()).toEqual(["canggu", "ubud", "ubud"]);
    await channel.held((run) => rereadPosts({ ...run, rules: { ...run.rules, version: "newer" } }));
    expect(await where()).toEqual(["canggu", "ubud", "ubud"]);
  });

  test("that holds wishes, or of which an owner says so, gives no listings, also after a new name", async () => {
    const [named, said] = [begun("Ищу жилье"), { ...begun("Villas"), message_thread_id: 10 }];
    order("/collect", group, OWNER, named);
    order("/collect wishes", group, OWNER, said);
    write(group, member, { text: VILLA, ...named });
    write(group, member, { text: VILLA.replace("2 bed", "3 bed"), ...said });
    write(group, member, { forum_topic_edited: { name: "Ubud villas" }, ...said });
    write(group, member, { text: VILLA.replace("2 bed", "4 bed"), ...said });
    await bot.follow();
    expect(await where()).toEqual([]);
    expect(answersIn().map((answer) => answer.includes("nothing of it becomes a listing"))).toEqual([
      true,
      true,
    ]);
  });

  test("is given as the source of the area in the listing and on an owner's card", async () => {
    order("/collect", group, OWNER, begun("Ubud"));
    write(group, member, { text: noArea, ...begun("Ubud") });
    write(group, member, {
      text: "House for rent, monthly, 3 bedrooms. WA 0812 1111 2222",
      ...begun("Ubud"),
    });
    await bot.follow();
    expect(await channel.rentals("facts->byTopic")).toEqual([{ byTopic: ["area"] }]);
    await bot.run(tellWaiting);
    expect(bot.last(OWNER).text).toContain("ubud (by its topic) · 3 bedrooms");
  });

  test("leaves an advert repeated in another topic waiting, as it may be another unit", async () => {
    order("/collect", group, OWNER, begun("Ubud"));
    order("/collect", group, OWNER, { ...begun("Sanur"), message_thread_id: 10 });
    write(group, member, { text: noArea, ...begun("Ubud") });
    write(group, member, { text: noArea, ...begun("Sanur"), message_thread_id: 10 });
    await bot.follow();
    expect(await where()).toEqual(["ubud"]);
    const { data } = await channel.owner.from("posts").select("reasons").eq("status", "queued");
    const of = { channel: "ubudhomes", message_id: 3 };
    expect(data).toEqual([{ reasons: [{ code: "may-repeat", of }] }]);
    await bot.run(tellWaiting);
    expect(bot.labels(OWNER)).toContain("Same as ubudhomes/3");
  });
});

test("a chat without a public name is collected under the name given to /collect", async () => {
  await channel.owner.from("followed_chats").insert({ chat_id: -1009, channel: "balirent" });
  for (const text of ["/collect", "/collect a/b", "/collect BaliRent"]) order(text, nameless);
  write(nameless, member, { text });
  order("/collect @ubudhomes", nameless);
  write(nameless, member, { text });
  await bot.follow();
  expect(answersIn(nameless)).toEqual([
    expect.stringContaining("Write /collect NAME"),
    expect.stringContaining("Write /collect NAME"),
    expect.stringContaining("is the name of chat 9"),
    expect.stringContaining("kept as ubudhomes"),
  ]);
  expect(await shown()).toEqual([listing(6)]);
});

test("a group that becomes a supergroup is still read, and its reused message ids are not edits of old posts", async () => {
  order("/collect ubudhomes", nameless);
  write(nameless, member, { text });
  write(nameless, member, { migrate_to_chat_id: -1001008 });
  await bot.follow();
  lastId = 1;
  write({ id: -1001008, type: "supergroup" }, member, {
    text: text.replace("Canggu", "Sanur").replace("25.", "30."),
  });
  await bot.follow();
  expect(await shown()).toEqual(
    expect.arrayContaining([
      listing(2),
      listing(2, { source_channel_name: "c/1008", price_amount: 30_000_000 }),
    ]),
  );
});

test("an advert that another member copies with another number waits, with both on its card, apart from the home", async () => {
  order("/collect");
  write(group, member, { text });
  write(group, { id: 66, is_bot: false }, { text: text.replace("WA ", "WA +62 811 2222 3333 or ") });
  await bot.follow();
  await bot.run(tellWaiting);
  const contacts = async () => (await channel.rentals("contact_url,is_deleted")).map(Object.values);
  const home = ["https://wa.me/6281234567890", false];
  expect(await contacts()).toEqual([home]);
  expect(bot.last(OWNER).text.split("\n").slice(1, 6)).toEqual([
    "Waits: another author, another number: a clone of ubudhomes/2, or the agent?",
    '"Same as": the same home, by its agent. "Leave out": a clone. "Publish": a home of its own.',
    "Rp 25,000,000 / month · canggu · 2 bedrooms · +6281122223333 · +6281234567890",
    "ubudhomes/2: Rp 25,000,000 / month · canggu · 2 bedrooms · +6281234567890",
    expect.stringMatching(/^https:\/\/homes\.example\/rental\/./),
  ]);
  expect(bot.labels(OWNER)).toMatch(/^Publish .*Leave out/);
  await bot.press("Same as ubudhomes/2");
  expect(await contacts()).toEqual([home, ["https://wa.me/6281122223333", false]]);
  expect(bot.last(OWNER).text).toContain("This is a copy of ubudhomes/2 by another author");
  expect(await bot.press("Remove")).toMatch(/a copy of ubudhomes\/2 .*\nTake down 1 post for good/);
  await bot.press("Remove for good");
  expect(await contacts()).toEqual([home]);
});

test("a reply of its author ends an advert; another member's, the group's or a bot's does not", async () => {
  order("/collect");
  const speakers: [from: object, more: object][] = [
    [member, {}],
    [{ id: 51, is_bot: false }, {}],
    [{ id: 1_087_968_824, is_bot: true }, { sender_chat: group }],
    [{ id: 60, is_bot: true }, {}],
  ];
  for (const [at, [from, more]] of speakers.entries()) {
    write(group, member, { text: text.replace("3456", `${1_000 + at}`) });
    write(group, from, { text: "taken", ...more, reply_to_message: { message_id: lastId, from: member } });
  }
  await bot.follow();
  expect(await shown()).toMatchObject([true, false, false, false].map((is_deleted) => ({ is_deleted })));
});

test("messages of bots, commands and service messages are not collected; the group's own advert is", async () => {
  order("/collect");
  write(group, { id: 60, is_bot: true }, { text });
  write(group, member, { text: `/sell ${text}` });
  write(group, member, { new_chat_title: text });
  write(group, { id: 1_087_968_824, is_bot: true }, { sender_chat: group, text });
  await bot.follow();
  expect((await channel.owner.from("posts").select("message_id")).data).toEqual([{ message_id: 5 }]);
});
