import { AnswerLimit } from "@/collector/bot/answer-limit.ts";
import { type BotPart, type BotParts, dispatch } from "@/collector/bot/dispatch.ts";
import { parseOwners } from "@/collector/bot/owners.ts";
import { ServiceError } from "@/collector/store/call-function.ts";
import { FakeTelegram } from "@/tests/support/bot-api/fake-telegram";

const VISITOR = 7;
const OWNER = 1;

let telegram: FakeTelegram;
let heard: string[];

beforeEach(() => {
  telegram = new FakeTelegram();
  heard = [];
});

/** A part that records each text, and handles it unless the text begins with "not". */
function part(name: string): BotPart {
  const note = async (text: string) => {
    if (text === "fail") throw new Error("a bug");
    if (text === "service") throw new ServiceError("The data service does not answer.", false);
    if (text === "refused") throw new ServiceError("The data service refused a search: too long", true);
    heard.push(`${name}: ${text}`);
    return !text.startsWith("not");
  };
  return {
    onMessage: ({ text }) => note(text),
    onPress: ({ data }) => note(data === "refused" ? data : `pressed ${data}`),
    onBlocked: async (chatId) => void heard.push(`${name}: blocked by ${chatId}`),
  };
}

const parts: BotParts = {
  owners: new Set([OWNER]),
  owner: part("owner"),
  allowsAnswer: () => true,
  everybody: [part("visitors")],
  groups: null,
};

/** Dispatches the updates that wait at Telegram. Returns the errors of the handlers. */
async function handleWaiting(handled = new Set<number>(), allowsAnswer = parts.allowsAnswer) {
  const errors: unknown[] = [];
  const onError = (error: unknown, updateId: number) => errors.push([updateId, error]);
  for await (const updates of telegram.polled()) {
    await dispatch({ ...parts, allowsAnswer }, updates, { api: telegram.api, handled, onError });
  }
  return errors;
}

test("updates of owners go to the owner's part first; those it declines, and all others, to the visitors' part", async () => {
  telegram.say(OWNER, "queue");
  telegram.say(OWNER, "not for the owner");
  telegram.say(VISITOR, "queue");
  telegram.pressData(VISITOR, 1, "publish");
  telegram.pressData(OWNER, 1, "publish", { userId: VISITOR });
  await handleWaiting();
  expect(heard).toEqual([
    "owner: queue",
    "owner: not for the owner",
    "visitors: not for the owner",
    "visitors: queue",
    "visitors: pressed publish",
    "visitors: pressed publish",
  ]);
  expect(telegram.updates.count).toBe(0);
});

test("a failing handler does not lose the updates before or after it", async () => {
  for (const text of ["one", "fail", "two"]) telegram.say(VISITOR, text);
  const errors = await handleWaiting();
  expect(heard).toEqual(["visitors: one", "visitors: two"]);
  expect(errors).toEqual([[2, new Error("a bug")]]);
});

test("what the data service refuses is answered in the user's language, reported with its id, and handled", async () => {
  telegram.say(VISITOR, "refused", { language: "ru" });
  telegram.say(OWNER, "refused");
  telegram.pressData(VISITOR, 1, "refused");
  telegram.say(VISITOR, "one");
  const refused = new ServiceError("The data service refused a search: too long", true);
  expect(await handleWaiting()).toEqual([1, 2, 3].map((id) => [id, refused]));
  expect(telegram.chats.last(VISITOR).text).toMatch(/^Не получается прочитать эту ссылку/);
  expect(telegram.chats.last(OWNER).text).toMatch(/^I cannot read this link/);
  expect(telegram.answers).toEqual([expect.stringMatching(/out of date/)]);
  expect(heard).toEqual(["visitors: one"]);
});

test("without the data service updates stay at Telegram, and those already handled are remembered", async () => {
  telegram.say(VISITOR, "one");
  telegram.say(VISITOR, "service");
  const handled = new Set<number>();
  await expect(handleWaiting(handled)).rejects.toThrow(ServiceError);
  expect(telegram.updates.count).toBe(2);
  expect([...handled]).toEqual([1]);
});

const MINUTE_MS = 60_000;

test("a chat is answered at most twenty times a minute, whatever it sends; an owner always", async () => {
  const limit = new AnswerLimit();
  let now = new Date("2026-11-25T04:00:00Z");
  const heardOf = async (userId: number) => {
    for (let times = 0; times < 8; times += 1) {
      telegram.say(userId, "/start taken_1");
      telegram.say(userId, "/delete");
      telegram.pressData(userId, 1, "v:pause:1");
    }
    heard = [];
    await handleWaiting(new Set(), (chatId) => limit.allows(chatId, now));
    return heard.length;
  };
  expect(await heardOf(VISITOR)).toBe(20);
  expect(await heardOf(VISITOR)).toBe(0);
  expect(await heardOf(VISITOR + 1)).toBe(20);
  for (const _ of [1, 2]) expect(await heardOf(OWNER)).toBe(24);
  now = new Date(now.getTime() + MINUTE_MS);
  expect(await heardOf(VISITOR)).toBe(20);
  // The clock was set back.
  now = new Date(now.getTime() - 60 * MINUTE_MS);
  expect(await heardOf(VISITOR)).toBe(20);
});

const chat = { id: VISITOR, type: "private" };
const from = { id: VISITOR, is_bot: false };
const message = { message_id: 5, date: 1, chat, from, text: "hello" };

test.each([
  ["a group", { message: { ...message, chat: { id: -5, type: "group" } } }],
  ["another bot", { message: { ...message, from: { ...from, is_bot: true } } }],
  ["a message without a sender", { message: { ...message, from: undefined } }],
  ["a message that is not an object", { message: "hello" }],
  ["a press without data", { callback_query: { id: "1", from, message: { message_id: 5, chat } } }],
  [
    "a press in a group",
    {
      callback_query: {
        id: "1",
        from,
        data: "x",
        message: { message_id: 5, chat: { id: -5, type: "group" } },
      },
    },
  ],
  ["a press under a deleted message", { callback_query: { id: "1", from, data: "x" } }],
  ["a user who unblocks the bot", { my_chat_member: { chat, from, new_chat_member: { status: "member" } } }],
  ["a kind of update that the bot did not request", { poll: { id: "1" } }],
])("%s is skipped", async (_, update) => {
  telegram.updates.add(update);
  telegram.say(VISITOR, "next");
  expect(await handleWaiting()).toEqual([]);
  expect(heard).toEqual(["visitors: next"]);
});

test("a voice message is handled as empty text; a removal from a group is not taken for a block", async () => {
  const { text: _, ...voice } = message;
  telegram.updates.add({ message: { ...voice, voice: { file_id: "f" } } });
  const kicked = { from, new_chat_member: { status: "kicked" } };
  telegram.updates.add({ my_chat_member: { chat, ...kicked } });
  telegram.updates.add({ my_chat_member: { chat: { id: -5, type: "group" }, ...kicked } });
  await handleWaiting();
  expect(heard).toEqual(["visitors: ", `visitors: blocked by ${VISITOR}`]);
});

test("a second program that polls the same bot is reported, and polling continues", async () => {
  telegram.failNext("getUpdates", 409, "Conflict: terminated by other getUpdates request");
  telegram.say(VISITOR, "one");
  const troubles: string[] = [];
  const polled = telegram.polled({
    onTrouble: (reason: string) => troubles.push(reason),
    pause: async () => undefined,
  });
  const dispatching = { api: telegram.api, handled: new Set<number>(), onError: () => undefined };
  for await (const updates of polled) await dispatch(parts, updates, dispatching);
  expect(troubles.join()).toContain("another program reads the messages of this bot");
  expect(heard).toEqual(["visitors: one"]);
});

test.each([
  [undefined, []],
  ["", []],
  [" 12, 34 ,", [12, 34]],
])("TELEGRAM_OWNER %j", (written, ids) => {
  expect([...parseOwners(written)]).toEqual(ids);
});

test.each(["@anna", "12 34", "-100123", "0", "1e5", "12345678901234567"])(
  "TELEGRAM_OWNER %j is refused",
  (written) => {
    expect(() => parseOwners(`12,${written}`)).toThrow(`"${written}"`);
  },
);
