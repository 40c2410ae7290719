import { type Api, GrammyError, HttpError } from "grammy";
import { collectUpdates } from "@/collector/run/collect-updates.ts";
import { parseRequestedChannel } from "@/collector/sources/bot/followed-chat.ts";
import { pollUpdates } from "@/collector/sources/bot/poll-updates.ts";
import { failureReason, pauseAfter } from "@/collector/sources/bot/request-failure.ts";
import { FollowedChats } from "@/collector/store/followed-chats.ts";
import { StoredPosts } from "@/collector/store/stored-posts.ts";
import { FakeTelegram, TOKEN } from "@/tests/support/bot-api/fake-telegram";
import { emptyChannel, said } from "./channel";

const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const date = Date.parse("2026-11-10T02:00:00Z") / 1_000;
const villa = "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890";

function post(message_id: number, more: object) {
  return { channel_post: { message_id, date, chat, sender_chat: chat, ...more } };
}

function edit(message_id: number, more: object) {
  return { edited_channel_post: { message_id, date, edit_date: date + 60, chat, ...more } };
}

const photo = (file_unique_id: string) => ({
  media_group_id: "album",
  photo: [{ file_id: "f", file_unique_id, width: 90, height: 90, file_size: 5 }],
});

const channel = emptyChannel();

let telegram: FakeTelegram;

beforeEach(() => {
  telegram = new FakeTelegram();
});

type Updates = readonly object[];

const follow = (...arrivals: Updates[]) => followAs(null, ...arrivals);

/** Follows Telegram, where these updates arrive before one poll after another. */
async function followAs(name: string | null, ...arrivals: Updates[]) {
  const pauses: number[] = [];
  const troubles: string[] = [];
  const told: string[] = [];
  const following = {
    files: telegram.files,
    requested: name === null ? null : parseRequestedChannel(name),
    recent: new Map(),
    notifyOwner: (said: string) => told.push(said),
  };
  const run = await channel.run();
  const polled = telegram.polled({
    onTrouble: (said: string) => troubles.push(said),
    pause: async (ms: number) => pauses.push(ms),
  });
  telegram.onPoll = () => telegram.updates.add(...(arrivals.shift() ?? []));
  for await (const found of polled) {
    await run.service.lease.whileHeld(() => collectUpdates(run, found, following));
  }
  return { pauses, troubles, told, offsets: telegram.offsets, tally: run.tally };
}

test("a poll lasts no longer than until something is due", async () => {
  const stop = new AbortController();
  const left = [Infinity, 2.5, 0];
  const asked: unknown[] = [];
  const getUpdates: Api["getUpdates"] = async (poll) => {
    asked.push(poll?.timeout);
    return [];
  };
  const secondsLeft = () => left[asked.length] ?? 0;
  const polling = { api: { getUpdates }, signal: stop.signal, secondsLeft, onTrouble: () => undefined };
  for await (const _ of pollUpdates(polling)) if (asked.length === left.length) stop.abort();
  expect(asked).toEqual([50, 3, 0]);
});

test("a post is published, updated by an edit, and ended by a reply until the reply is edited", async () => {
  await follow([post(10, { text: villa })], [edit(10, { text: villa.replace("25.000.000", "24.000.000") })]);
  const columns = "source_channel_name,message_id,price_amount,is_deleted";
  const listing = { source_channel_name: "balihomes", message_id: 10, price_amount: 24_000_000 };
  expect(await channel.rentals(columns)).toEqual([{ ...listing, is_deleted: false }]);
  const reply = { text: "taken", reply_to_message: { message_id: 10, date, chat } };
  await follow([post(11, reply)]);
  expect(await channel.rentals(columns)).toEqual([{ ...listing, is_deleted: true }]);
  await follow([edit(11, { ...reply, text: "still available" })]);
  expect(await channel.rentals(columns)).toEqual([{ ...listing, is_deleted: false }]);
});

test("an album delivered in two parts becomes one post, and an edit of its text keeps the photos", async () => {
  const [first, second] = [post(10, { ...photo("a"), caption: villa }), post(11, photo("b"))];
  const { offsets } = await follow([first], [second]);
  expect(offsets).toEqual([undefined, undefined, undefined, 3]);
  const media_urls = ["/photos/a", "/photos/b"];
  expect(await channel.rentals("message_id,media_urls")).toEqual([{ message_id: 10, media_urls }]);
  await follow([edit(10, { ...photo("a"), caption: `${villa}. Pool!` })]);
  expect(await channel.rentals("raw_description,media_urls")).toEqual([
    { raw_description: `${villa}. Pool!`, media_urls },
  ]);
});

test.each([
  [
    "after",
    [post(10, { text: villa })],
    [post(11, { ...photo("a"), date: date + 25, media_group_id: undefined })],
  ],
  [
    "before",
    [post(11, { ...photo("a"), date: date - 60, media_group_id: undefined })],
    [post(10, { text: villa })],
  ],
])(
  "photos that come %s their text are the listing's, and stay when the text is edited",
  async (_, first, second) => {
    const { tally } = await follow([...first], [...second]);
    const listing = { message_id: 10, raw_description: villa, media_urls: ["/photos/a"] };
    const columns = "message_id,raw_description,media_urls";
    expect(await channel.rentals(columns)).toEqual([listing]);
    expect(tally.messages).toBe(2);
    await follow([edit(10, { text: `${villa}. Pool!` })]);
    expect(await channel.rentals(columns)).toEqual([{ ...listing, raw_description: `${villa}. Pool!` }]);
  },
);

test("photos without a text nearby are counted", async () => {
  const lone = { ...photo("a"), media_group_id: undefined };
  const { tally } = await follow([post(10, { text: villa }), post(11, { ...lone, date: date + 300 })]);
  expect(`${tally}`).toContain("1  it holds no text");
});

test("a rich message, its photos and the contact on a button below it are read", async () => {
  const [, words = "", contact = ""] = /^(.*), WA (.*)$/.exec(villa) ?? [];
  const blocks = [
    { type: "paragraph", text: [words, { type: "strikethrough", text: " IDR 30.000.000 / month" }] },
    { type: "collage", blocks: [{ type: "photo", photo: photo("a").photo }] },
  ];
  const url = `https://wa.me/${contact.replace(/\D/g, "")}`;
  const reply_markup = { inline_keyboard: [[{ text: "WhatsApp", url }]] };
  await follow([post(10, { rich_message: { blocks }, reply_markup })]);
  expect(await channel.rentals("price_amount,contact_url,media_urls")).toEqual([
    { price_amount: 25_000_000, contact_url: url, media_urls: ["/photos/a"] },
  ]);
});

test("an album edited before it is delivered keeps all its photos, and has the edited text", async () => {
  const later = `${villa}. Pool!`;
  const album = [post(10, { ...photo("a"), caption: villa }), post(11, photo("b"))];
  await follow([...album, edit(10, { ...photo("a"), caption: later })]);
  expect(await channel.rentals("message_id,raw_description,media_urls")).toEqual([
    { message_id: 10, raw_description: later, media_urls: ["/photos/a", "/photos/b"] },
  ]);
});

describe("an album's caption, moved to another photo by edits", () => {
  const dearer = `${villa.replace("25.000.000", "30.000.000")}. Pool!`;
  const emptied = photo("a");
  const album = [post(10, { ...photo("a"), caption: villa }), post(11, photo("b"))];
  const moved = { ...photo("b"), caption: dearer };
  const listing = { message_id: 10, price_amount: 30_000_000, raw_description: dearer, is_deleted: false };

  test.each([
    ["emptied first", [edit(10, emptied)], [edit(11, moved)]],
    ["filled first", [edit(11, moved)], [edit(10, emptied)]],
    ["at once", [edit(10, emptied), edit(11, moved)], []],
    ["at once, filled first", [edit(11, moved), edit(10, { ...emptied, edit_date: date + 90 })], []],
  ])("%s", async (_, first, second) => {
    await follow(album);
    await follow([...first]);
    await follow([...second]);
    const media_urls = ["/photos/a", "/photos/b"];
    const columns = "message_id,price_amount,raw_description,is_deleted,media_urls";
    expect(await channel.rentals(columns)).toEqual([{ ...listing, media_urls }]);
  });

  test("is not replaced by another photo's own caption", async () => {
    await follow(album);
    await follow([edit(11, { ...photo("b"), caption: "the kitchen" })]);
    expect(await channel.rentals("raw_description")).toEqual([{ raw_description: villa }]);
  });
});

test("an album at the end of a full batch of updates waits for its other photos", async () => {
  const others = Array.from({ length: 98 }, (_, at) => post(at + 1, { text: "hello" }));
  const album = [post(99, { ...photo("a"), caption: villa }), post(100, photo("b"))];
  const rest = [post(101, photo("c")), post(102, photo("d"))];
  const { offsets } = await follow([...others, ...album], rest);
  expect(offsets).toEqual([undefined, 99, 99, 103]);
  const media_urls = ["a", "b", "c", "d"].map((name) => `/photos/${name}`);
  expect(await channel.rentals("message_id,media_urls")).toEqual([{ message_id: 99, media_urls }]);
});

test("polling waits as Telegram asks, continues after failures, and resumes after the collected updates", async () => {
  telegram.failNext("getUpdates", 429, "Too Many Requests", { retry_after: 7 });
  telegram.failNext("getUpdates", 502, "Bad Gateway");
  const { pauses, offsets, troubles } = await follow(
    [post(10, { text: villa })],
    [post(12, { text: "hello" })],
  );
  expect(pauses).toEqual([7_000, 4_000]);
  expect(troubles.at(-1)).toBe("Telegram cannot be asked (502 Bad Gateway); asking again in 4 s.");
  expect(offsets).toEqual([undefined, undefined, undefined, 2, 3]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 10 }]);
});

test("an export of the same channel recognises the posts that the bot collected", async () => {
  await follow([post(10, { text: villa })]);
  const exported = { ...said(10, villa), date_unixtime: String(date) };
  expect((await channel.collect([exported])).standing).toEqual(["10 published"]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 10 }]);
});

const address = `https://api.telegram.org/bot${TOKEN}/getUpdates`;

const refused = (error_code: number, parameters = {}) =>
  new GrammyError(address, { ok: false, error_code, description: "no", parameters }, "getUpdates", {});

test.each([
  [401, "TELEGRAM_BOT_TOKEN"],
  [404, "TELEGRAM_BOT_TOKEN"],
  [400, "Telegram refused"],
])("status %i ends polling with a message that does not contain the token", (status, expected) => {
  const asking = () => pauseAfter(refused(status), 1);
  expect(asking).toThrow(expected);
  expect(asking).not.toThrow(TOKEN);
});

test.each([
  ["a lost connection", new HttpError("no answer", new Error("x")), 1, 2],
  ["the twentieth failure in a row", new HttpError("no answer", new Error("x")), 20, 60],
  ["the third server error", refused(500), 3, 8],
  ["a second program that polls the same bot", refused(409), 1, 2],
  ["a negative retry_after", refused(429, { retry_after: -5 }), 1, 2],
  ["a retry_after in words", refused(429, { retry_after: "soon" }), 1, 2],
  ["a retry_after of zero", refused(429, { retry_after: 0 }), 1, 2],
  ["a retry_after beyond the range of a timer", refused(429, { retry_after: 1e12 }), 1, 3_600],
  ["a retry_after with a fraction", refused(429, { retry_after: 1.5 }), 1, 2],
])("the pause after %s", (_, error, failures, seconds) => {
  expect(pauseAfter(error, failures)).toBe(seconds);
});

test.each([
  [new HttpError("x", Object.assign(new Error(address), { code: "ENOTFOUND" })), "ENOTFOUND"],
  [new HttpError("x", new Error(address, { cause: { code: "ECONNREFUSED" } })), "ECONNREFUSED"],
  [new HttpError("x", new Error(address)), "no answer"],
  [refused(502), "502 no"],
  [refused(409), "another program reads the messages of this bot: end it"],
])("a failure names why Telegram cannot be reached, without the token", (error, trouble) => {
  expect(failureReason(error)).toBe(trouble);
});

test("malformed updates are skipped, and malformed answers are requested again", async () => {
  telegram.answerNext("getUpdates", "nothing");
  telegram.answerNext("getUpdates", [{ update_id: 1 }, {}]);
  const { pauses, offsets } = await follow([
    { channel_post: "hello" },
    { channel_post: { message_id: "x", date: {}, chat: null } },
    { my_chat_member: {} },
    post(10, { text: villa }),
  ]);
  expect(pauses).toEqual([2_000, 4_000]);
  expect(offsets).toEqual([undefined, undefined, undefined, 5]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 10 }]);
});

test("a post dated 2255 is left out with the reason, and an edit dated 2255 has no edit time", async () => {
  const late = Date.parse("2255-01-01T00:00:00Z") / 1_000;
  const { tally } = await follow([
    post(10, { text: villa, date: late }),
    edit(11, { text: villa, edit_date: late }),
  ]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 11 }]);
  expect((await channel.owner.from("posts").select("message_id,edited_at")).data).toEqual([
    { message_id: 11, edited_at: null },
  ]);
  expect(`${tally}`).toContain("its date cannot be right");
});

test("an edit of a post that was taken down stays out, in any letter case, and reads no posts up to a new one", async () => {
  await channel.owner.from("tombstones").insert({ channel: "BaliHomes", message_id: 10 }).throwOnError();
  const known = jest.spyOn(StoredPosts.prototype, "known");
  await follow([edit(10, { text: villa }), post(90_000, { text: villa })]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 90_000 }]);
  expect(known).not.toHaveBeenCalled();
});

describe("which chat a channel name belongs to", () => {
  const cheaper = villa.replace("25.000.000", "1.000.000");
  const from = (other: object) => edit(10, { text: cheaper, chat: { type: "channel", ...other } });
  const rent = () => channel.rentals("source_channel_name,price_amount");
  const untouched = [{ source_channel_name: "balihomes", price_amount: 25_000_000 }];

  test.each(["balihomes", null])(
    "other chats with the channel's title or name change nothing (--channel %s)",
    async (name) => {
      await followAs(name, [post(10, { text: villa })]);
      const strangers = [
        { id: -1007, title: "balihomes" },
        { id: -1008, username: "balihomes" },
        { id: -1009, username: "BaliHomes" },
      ];
      await followAs(name, strangers.map(from));
      expect(await rent()).toContainEqual(untouched[0]);
      const { data } = await channel.owner.from("posts").select("message_id").eq("channel", "balihomes");
      expect(data).toEqual([{ message_id: 10 }]);
    },
  );

  test("a chat's title does not match the posts of an export", async () => {
    await channel.collect([{ ...said(10, villa), date_unixtime: String(date) }]);
    await followAs("balihomes", [from({ id: -1009, title: "balihomes" })]);
    expect(await rent()).toEqual(untouched);
  });

  test("a channel that changes its public name keeps the name under which its posts are stored", async () => {
    await follow([post(10, { text: villa })]);
    await followAs("balihomes", [from({ id: -1001, username: "balirent" })]);
    expect(await rent()).toEqual([{ source_channel_name: "balihomes", price_amount: 1_000_000 }]);
  });

  test("the owner can assign a name to another chat; the chat that had it is then reported", async () => {
    await follow([post(10, { text: villa })]);
    await followAs("-1009=balihomes", [from({ id: -1009, title: "Bali Homes" })]);
    expect(await rent()).toEqual([{ source_channel_name: "balihomes", price_amount: 1_000_000 }]);
    const { told } = await follow([post(11, { text: villa })]);
    expect(told).toEqual([expect.stringContaining("Chat 1 calls itself balihomes, which is chat 9")]);
  });
});

describe("a photo that Telegram does not deliver at once", () => {
  const withPhoto = [post(10, { ...photo("a"), caption: villa }), post(11, photo("b"))];
  const refuse = (status: number, times: number) => {
    for (let at = 0; at < times; at += 1) telegram.failNext("getFile", status, "no", { retry_after: 9 });
  };

  test.each([
    ["busy five times", 429, 5, ["/photos/a", "/photos/b"], null],
    ["away for longer", 502, 7, [], "2  not handed out by Telegram in time: an export brings it"],
    ["without the first file", 400, 1, ["/photos/b"], "1  not handed out by Telegram"],
  ])("Telegram, %s", async (_, status, times, media_urls, problem) => {
    refuse(status, times);
    const { tally } = await follow(withPhoto);
    expect(await channel.rentals("media_urls")).toEqual([{ media_urls }]);
    expect(`${tally}`.split("photos left out")[1]?.trim() ?? null).toBe(problem);
  });
});

test("pinning a name in another letter case replaces its chat", async () => {
  const followed = new FollowedChats(channel.owner);
  await followed.pin(-1001, "balihomes");
  await followed.pin(-1002, "BaliHomes");
  expect(await followed.chats()).toEqual(new Map([[-1002, "BaliHomes"]]));
});
