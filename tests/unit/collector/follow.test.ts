import { Api, GrammyError, HttpError } from "grammy";
import { collectUpdates } from "@/collector/collect-updates.ts";
import { pauseAfter, pollUpdates, troubleOf } from "@/collector/sources/bot/poll-updates.ts";
import { botApi, failure, TOKEN, updates } from "./bot-api";
import { said, TestChannel } from "./channel";

jest.setTimeout(120_000);

const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const date = Date.parse("2026-11-10T02:00:00Z") / 1_000;
const villa = "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890";

function post(update_id: number, message_id: number, more: object) {
  return { update_id, channel_post: { message_id, date, chat, sender_chat: chat, ...more } };
}

function edit(update_id: number, message_id: number, more: object) {
  return { update_id, edited_channel_post: { message_id, date, edit_date: date + 60, chat, ...more } };
}

const photo = (file_unique_id: string) => ({
  media_group_id: "album",
  photo: [{ file_id: "f", file_unique_id, width: 90, height: 90, file_size: 5 }],
});

let channel: TestChannel;

beforeAll(async () => {
  channel = await TestChannel.open();
});

beforeEach(() => channel.clear());

afterAll(() => channel.close());

/** Follows what the stand-in answers until it has no more to say. */
async function follow(...answers: Parameters<typeof botApi>[0]) {
  const stop = new AbortController();
  const telegram = await botApi(answers, () => stop.abort());
  const pauses: number[] = [];
  const troubles: string[] = [];
  const api = new Api(TOKEN, { apiRoot: telegram.root });
  const files = { api, fileRoot: `${telegram.root}/file/bot${TOKEN}` };
  const run = await channel.run();
  const polling = {
    api,
    signal: stop.signal,
    onTrouble: (said: string) => troubles.push(said),
    pause: async (ms: number) => pauses.push(ms),
  };
  try {
    for await (const found of pollUpdates(polling)) {
      await run.service.lease.whileHeld(() => collectUpdates(run, found, files, () => true));
    }
  } finally {
    await telegram.close();
  }
  return { pauses, troubles, offsets: telegram.offsets };
}

test("a post is published, an edit updates it, a reply ends it until it says something else", async () => {
  await follow(
    updates(post(1, 10, { text: villa })),
    updates(edit(2, 10, { text: villa.replace("25.000.000", "24.000.000") })),
  );
  const columns = "source_channel_name,message_id,price_amount,is_deleted";
  const listing = { source_channel_name: "balihomes", message_id: 10, price_amount: 24_000_000 };
  expect(await channel.rentals(columns)).toEqual([{ ...listing, is_deleted: false }]);
  const reply = { text: "taken", reply_to_message: { message_id: 10, date, chat } };
  await follow(updates(post(3, 11, reply)));
  expect(await channel.rentals(columns)).toEqual([{ ...listing, is_deleted: true }]);
  await follow(updates(edit(4, 11, { ...reply, text: "still available" })));
  expect(await channel.rentals(columns)).toEqual([{ ...listing, is_deleted: false }]);
});

test("an album that comes in two parts is one post, and an edit of its text keeps the photos", async () => {
  const [first, second] = [post(1, 10, { ...photo("a"), caption: villa }), post(2, 11, photo("b"))];
  const { offsets } = await follow(updates(first), updates(first, second), updates(first, second));
  expect(offsets).toEqual([undefined, undefined, undefined]);
  const media_urls = ["/photos/a", "/photos/b"];
  expect(await channel.rentals("message_id,media_urls")).toEqual([{ message_id: 10, media_urls }]);
  await follow(updates(edit(3, 10, { ...photo("a"), caption: `${villa}. Pool!` })));
  expect(await channel.rentals("raw_description,media_urls")).toEqual([
    { raw_description: `${villa}. Pool!`, media_urls },
  ]);
});

describe("the words of an album that an edit moves to another of its photos", () => {
  const dearer = `${villa.replace("25.000.000", "30.000.000")}. Pool!`;
  const emptied = photo("a");
  const album = updates(post(1, 10, { ...photo("a"), caption: villa }), post(2, 11, photo("b")));
  const moved = { ...photo("b"), caption: dearer };
  const listing = { message_id: 10, price_amount: 30_000_000, raw_description: dearer, is_deleted: false };

  test.each([
    ["emptied first", [edit(3, 10, emptied)], [edit(4, 11, moved)]],
    ["filled first", [edit(3, 11, moved)], [edit(4, 10, emptied)]],
    ["at once", [edit(3, 10, emptied), edit(4, 11, moved)], []],
    ["at once, filled first", [edit(3, 11, moved), edit(4, 10, { ...emptied, edit_date: date + 90 })], []],
  ])("%s", async (_, first, second) => {
    await follow(album, album);
    await follow(updates(...first));
    await follow(updates(...second));
    const media_urls = ["/photos/a", "/photos/b"];
    const columns = "message_id,price_amount,raw_description,is_deleted,media_urls";
    expect(await channel.rentals(columns)).toEqual([{ ...listing, media_urls }]);
  });

  test("other words of a photo are not those of the listing", async () => {
    await follow(album, album);
    await follow(updates(edit(3, 11, { ...photo("b"), caption: "the kitchen" })));
    expect(await channel.rentals("raw_description")).toEqual([{ raw_description: villa }]);
  });
});

test("an album at the end of a full answer waits for its other photos", async () => {
  const others = Array.from({ length: 98 }, (_, at) => post(at + 1, at + 1, { text: "hello" }));
  const album = [post(99, 99, { ...photo("a"), caption: villa }), post(100, 100, photo("b"))];
  const rest = [post(101, 101, photo("c")), post(102, 102, photo("d"))];
  const { offsets } = await follow(
    updates(...others, ...album),
    updates(...album, ...rest),
    updates(...album, ...rest),
  );
  expect(offsets).toEqual([undefined, 99, 99]);
  const media_urls = ["a", "b", "c", "d"].map((name) => `/photos/${name}`);
  expect(await channel.rentals("message_id,media_urls")).toEqual([{ message_id: 99, media_urls }]);
});

test("it waits as it is told, goes on after failures, and asks on from what it has collected", async () => {
  const { pauses, offsets } = await follow(
    failure(429, "Too Many Requests", { retry_after: 7 }),
    failure(502, "Bad Gateway"),
    updates(post(41, 10, { text: villa })),
    updates(post(42, 12, { text: "hello" })),
  );
  expect(pauses).toEqual([7_000, 4_000]);
  expect(offsets).toEqual([undefined, undefined, undefined, 42]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 10 }]);
});

test("the export of the same channel finds what the bot has brought", async () => {
  await follow(updates(post(1, 10, { text: villa })));
  const exported = { ...said(10, villa), date_unixtime: String(date) };
  expect((await channel.collect([exported])).standing).toEqual(["10 published"]);
  expect(await channel.rentals("message_id")).toEqual([{ message_id: 10 }]);
});

test.each([
  [401, "TELEGRAM_BOT_TOKEN"],
  [404, "TELEGRAM_BOT_TOKEN"],
  [409, "Another program"],
  [400, "Telegram refused"],
])("%i ends it with a sentence, without the token", async (status, expected) => {
  const ended = follow(failure(status, "no"));
  await expect(ended).rejects.toThrow(expected);
  await expect(ended).rejects.not.toThrow(TOKEN);
});

test.each([
  [new HttpError("no answer", new Error("x")), 1, 2],
  [new HttpError("no answer", new Error("x")), 20, 60],
  [new GrammyError("x", { ok: false, error_code: 500, description: "" }, "getUpdates", {}), 3, 8],
])("failures wait longer and longer, up to a minute", (error, failures, seconds) => {
  expect(pauseAfter(error, failures)).toBe(seconds);
});

const address = `https://api.telegram.org/bot${TOKEN}/getUpdates`;

test.each([
  [new HttpError("x", Object.assign(new Error(address), { code: "ENOTFOUND" })), "ENOTFOUND"],
  [new HttpError("x", new Error(address, { cause: { code: "ECONNREFUSED" } })), "ECONNREFUSED"],
  [new HttpError("x", new Error(address)), "no answer"],
  [
    new GrammyError(address, { ok: false, error_code: 502, description: "Bad Gateway" }, "getUpdates", {}),
    "502 Bad Gateway",
  ],
])("it says why Telegram cannot be reached, without the token", (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});

test("the trouble is told with the time of the next question", async () => {
  const { troubles } = await follow(failure(502, "Bad Gateway"));
  expect(troubles).toEqual(["Telegram cannot be asked (502 Bad Gateway); asking again in 2 s."]);
});
