import { AlertStore } from "@/collector/alerts/alert-store.ts";
import { OWNER, testBot, VISITOR } from "./test-bot";

const bot = testBot();

const chat = { id: VISITOR, type: "private" };
const from = { id: VISITOR, is_bot: false };
const message = { message_id: 5, date: 1, chat, from, text: "hello" };
const group = { id: -5, type: "group" };

test("a failing handler does not lose the updates before or after it, and is reported with its update", async () => {
  jest
    .spyOn(AlertStore.prototype, "touch")
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error("a bug"));
  for (const text of ["/mine", "/mine", "/start"]) bot.telegram.say(VISITOR, text);
  await bot.followDespiteErrors();
  expect(bot.texts()).toEqual([
    expect.stringContaining("You have no searches"),
    expect.stringContaining("Tell me"),
  ]);
  expect(bot.errors.splice(0)).toEqual([new Error("a bug")]);
});

test("a press that the data service refuses is answered in the user's language", async () => {
  bot.telegram.pressData(VISITOR, 1, `v:stop:${"9".repeat(15)}`, { language: "ru" });
  await bot.followDespiteErrors();
  expect(bot.telegram.answers).toEqual([expect.stringMatching(/[а-я]/)]);
});

test.each([
  ["a group", { message: { ...message, chat: group } }],
  ["another bot", { message: { ...message, from: { ...from, is_bot: true } } }],
  [
    "a press in a group",
    { callback_query: { id: "1", from, data: "x", message: { message_id: 5, chat: group } } },
  ],
  ["a press without data", { callback_query: { id: "1", from, message: { message_id: 5, chat } } }],
  ["a press under a deleted message", { callback_query: { id: "1", from, data: "x" } }],
  ["a user who unblocks the bot", { my_chat_member: { chat, from, new_chat_member: { status: "member" } } }],
  ["an edited message", { edited_message: { ...message, edit_date: 2 } }],
  ["a kind of update that the bot did not request", { poll: { id: "1" } }],
])("%s is not answered", async (_, update) => {
  bot.telegram.updates.add(update);
  await bot.follow();
  expect(bot.telegram.calls).toEqual([]);
});

test("an owner is answered always, others while they may be", async () => {
  bot.allowsAnswer = (chatId) => chatId !== VISITOR;
  for (const user of [VISITOR, OWNER, VISITOR + 1]) bot.telegram.say(user, "/mine");
  bot.allowsAnswer = (chatId) => chatId > VISITOR;
  await bot.follow();
  expect([VISITOR, OWNER, VISITOR + 1].map((user) => bot.texts(user).length)).toEqual([0, 1, 1]);
});

test("who blocks the bot is forgotten; a group that removes it is not taken for that", async () => {
  bot.telegram.say(VISITOR, "2br canggu");
  const kicked = { from, new_chat_member: { status: "kicked" } };
  bot.telegram.updates.add({ my_chat_member: { chat: group, ...kicked } });
  await bot.follow();
  const count = async () => (await bot.channel.owner.from("alert_searches").select("id")).data?.length;
  expect(await count()).toBe(1);
  bot.telegram.updates.add({ my_chat_member: { chat, ...kicked } });
  await bot.follow();
  expect(await count()).toBe(0);
});

test("a call that Telegram asks to repeat in a few seconds is repeated once, and its limits are kept", async () => {
  bot.telegram.failNext("sendMessage", 429, "Too Many Requests", { retry_after: 1 });
  const { api } = bot.telegram;
  await api.sendMessage(VISITOR, `${"x".repeat(4_095)}🏝️`);
  expect(bot.texts()).toEqual([`${"x".repeat(4_095)}\ufffd`]);
  bot.telegram.failNext("sendMessage", 429, "Too Many Requests", { retry_after: 60 });
  await expect(api.sendMessage(VISITOR, "later")).rejects.toThrow("Too Many Requests");
});
