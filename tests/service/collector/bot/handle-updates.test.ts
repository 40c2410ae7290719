import { away, refusal, requestFaults, timeout } from "@/tests/support/request-faults";
import { OWNER, SITE, testBot, VISITOR } from "./test-bot";

const channelChat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const villa = "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890";
const house = "House for rent in Ubud, 3 bedrooms, IDR 15.000.000 / month, WA +62 812 1111 2222";

const bot = testBot();
const { channel } = bot;
const faults = requestFaults();

const date = Math.floor(Date.now() / 1_000) - 60;

const post = (message_id: number, more: object) =>
  bot.telegram.updates.add({ channel_post: { message_id, date, chat: channelChat, ...more } });

const follow = () => bot.followDespiteErrors();

const collected = async () => {
  const { data } = await channel.owner.from("posts").select("channel,message_id").order("message_id");
  return (data ?? []).map((row) => `${row.channel}/${row.message_id}`);
};

const quoted = Array.from({ length: 10 }, (_, at) => `${'"'.repeat(77)}${at}`).join(",");
const cut = (length: number) => `${"n".repeat(length - 1)}🏝️ and more`;
const picture = { file_id: "f", file_unique_id: "u", width: 90, height: 90 };
const channelNamed = (username: string) => ({ chat: { id: -1002, type: "channel", username } });

// Where it came from and is stored, with a text that the database refuses, or takes no such number.
const POSTS: Record<string, object> = {
  "a post of nulls": { text: "\0\0\0" },
  "an advert with nulls and lone surrogates": { text: `${house}\0\ud83c\udfdd\ud83c` },
  "an advert cut in a surrogate": { text: `${house.padEnd(49_999)}🏝️` },
  "a forward whose author's name is cut in a surrogate": {
    ...{ text: house, forward_origin: { type: "hidden_user", sender_user_name: cut(200) } },
  },
  "a link that is cut in a surrogate": {
    text: `House for rent in Ubud, IDR 15.000.000 / month https://example.com/${"n".repeat(1_979)}🏝️`,
  },
  "an owed photo whose size is no whole number": { caption: house, photo: [{ ...picture, file_size: 5.5 }] },
  "an owed photo whose id has nulls": {
    ...{ caption: house, photo: [{ ...picture, file_id: "a\0b", file_unique_id: "\0\ud83c" }] },
  },
  "a photo whose id is very long": {
    ...{ caption: house, photo: [{ ...picture, file_unique_id: "u".repeat(5_000) }] },
  },
  "a rent that is no rent": {
    text: `House for rent in Ubud, IDR ${"9".repeat(400)} / month, 99999999999 bedrooms, 9999999 bathrooms`,
  },
  "a number of digits that no column takes": {
    text: house.replace("15.000.000", "9.999.999.999.999.999.999").replace("3 bed", "5000 bathrooms, 3 bed"),
  },
};

/** To the bot, all at once. */
const MESSAGES: [userId: number, text: string, more?: object][] = [
  [VISITOR, `${SITE}/?location=${quoted}`],
  [VISITOR, "2br canggu under 30 jt", { language: "\0\ud83c".repeat(99) }],
  [VISITOR, "\0".repeat(4_096)],
  [VISITOR, "2br canggu under 30 jt \ud83c\ud83c pool"],
  [VISITOR, "/start taken_999999999999999"],
  [OWNER, `${SITE}/rental/${"a".repeat(4_000)}`],
  [OWNER, `https://t.me/balihomes/${"9".repeat(30)}`],
  [OWNER, "see", { forward_origin: { ...channelNamed("\0"), type: "channel", message_id: 5 } }],
];

const forum = { id: -1005, type: "supergroup", title: "Homes", is_forum: true };

/** Adds a message in a group, of the owner in the forum unless `more` says otherwise. */
const inGroup = (more: object) => {
  const from = { id: OWNER, is_bot: false };
  bot.telegram.updates.add({ message: { message_id: 4, date, chat: forum, from, ...more } });
};

/** Follows what `send` adds between two posts, neither of which it holds up. */
async function expectNoHold(send: () => void) {
  post(10, { text: villa });
  send();
  post(12, { text: villa.replace("25.000.000", "26.000.000").replace("3456", "4444") });
  await follow();
  expect(await collected()).toEqual(expect.arrayContaining(["balihomes/10", "balihomes/12"]));
  expect([bot.pauses, bot.errors, bot.skipped]).toEqual([[], [], []]);
}

test.each(Object.entries(POSTS))("%s holds up neither what came before nor what comes after", (what, more) =>
  expectNoHold(() => {
    if (what.includes("owed")) bot.telegram.failNext("getFile", 500, "Internal Server Error");
    post(11, more);
  }),
);

test("no message, press or group with such a text holds up what came before or comes after", () =>
  expectNoHold(() => {
    for (const [userId, text, more] of MESSAGES) bot.telegram.say(userId, text, more);
    for (const id of ["9007199254740993\0", "999999999999999"])
      bot.telegram.pressData(VISITOR, 1, `v:hide:${id}`);
    const reply_to_message = { message_id: 3, forum_topic_created: { name: cut(128) } };
    const inTopic = { message_thread_id: 3, is_topic_message: true, reply_to_message };
    inGroup({ text: "/collect", chat: { ...forum, username: "homes_group" }, ...inTopic });
    inGroup({ text: "/collect a\0b" });
  }));

test("a search that is too long is answered, in the user's language", async () => {
  bot.telegram.say(VISITOR, `${SITE}/?location=${quoted}`, { language: "id" });
  await follow();
  expect(bot.texts(VISITOR)).toEqual([expect.stringMatching(/^Pencarian ini terlalu panjang/)]);
});

test("posts in a row that the data service refuses, between two good ones, are skipped, and the owner is told", async () => {
  faults.failAt("poison", refusal);
  post(10, { text: villa });
  for (let id = 100; id < 120; id += 1) post(id, { text: `${house} poison ${id}` });
  post(200, { text: villa.replace("25.000.000", "26.000.000").replace("3456", "4444") });
  await follow();
  expect(await collected()).toEqual(["balihomes/10", "balihomes/200"]);
  expect(bot.pauses).toEqual([]);
  expect(bot.skipped).toHaveLength(20);
  expect(bot.skipped[0]).toMatch(/^Update 2, https:\/\/t\.me\/balihomes\/100: .*posts_text_length/);
  expect(bot.texts(OWNER)[0]).toMatch(/^20 messages could not be handled .*https:\/\/t\.me\/balihomes\/100/s);
});

test("a hundred messages in a row that the data service refuses, between two good posts, are answered and hold up nothing", async () => {
  faults.failAt("min_bedrooms=2", refusal);
  post(10, { text: villa });
  for (let count = 0; count < 100; count += 1)
    bot.telegram.say(VISITOR, `${SITE}/?location=ubud&min_bedrooms=2`, { language: "ru" });
  post(12, { text: villa.replace("25.000.000", "26.000.000").replace("3456", "4444") });
  await follow();
  expect(await collected()).toEqual(["balihomes/10", "balihomes/12"]);
  expect(bot.pauses).toEqual([]);
  expect(bot.texts(VISITOR)).toHaveLength(100);
  expect(bot.texts(VISITOR)[0]).toMatch(/^Не получается прочитать эту ссылку/);
  expect(bot.errors).toHaveLength(100);
});

test("a post at which the data service fails five times is skipped; good posts do not wait for it, and its words are not kept", async () => {
  faults.failAt("poison", timeout);
  const chat = { id: -1001234, type: "supergroup", title: "Homes" };
  inGroup({ message_id: 1, chat, text: "/collect homes" });
  inGroup({ message_id: 5, chat, from: { id: 9, is_bot: false }, text: `${house} poison` });
  post(12, { text: villa });
  const collectedThen: string[][] = [];
  bot.onPause = async () => collectedThen.push(await collected());
  await follow();
  expect(collectedThen[0]).toEqual(["balihomes/12"]);
  expect(bot.pauses).toEqual([1, 2, 4, 8]);
  expect(bot.skipped).toEqual([
    "Update 2, https://t.me/c/1234/5: The data service refused collector_write: canceling statement due to statement timeout",
  ]);
  expect(bot.texts(OWNER)).toEqual([expect.stringContaining("https://t.me/c/1234/5")]);
});

test("while the data service is away nothing is skipped, however often it fails, and everything is handled later", async () => {
  bot.telegram.say(VISITOR, "2br canggu under 30 jt");
  post(10, { text: villa });
  faults.failAll(away);
  bot.onPause = async () => {
    if (bot.pauses.length === 8) faults.end();
  };
  await follow();
  expect(bot.pauses).toHaveLength(8);
  expect(await collected()).toEqual(["balihomes/10"]);
  expect(bot.texts(VISITOR)).toHaveLength(1);
  expect(bot.skipped).toEqual([]);
});

test.each(["a\0b", "a".repeat(300)])(
  "a channel whose name cannot be stored is skipped alone",
  async (name) => {
    post(10, { text: villa });
    post(11, { text: house, ...channelNamed(name) });
    await follow();
    expect(await collected()).toEqual(["balihomes/10"]);
    expect([bot.pauses.length, bot.skipped.length]).toEqual([0, 1]);
  },
);
