import { runAlerts } from "@/collector/alerts/run-alerts.ts";
import { searchCode } from "@/lib/alerts/search-code";
import { parseListQuery } from "@/lib/filters/schema";
import { DAY_MS } from "@/lib/time/region-day";
import { rentalRow } from "@/tests/support/rental-row";
import { refusal, requestFaults } from "@/tests/support/request-faults";
import { SITE, testBot, VISITOR } from "./test-bot";

const OTHER = 8;
const SEARCH = "location=canggu&min_bedrooms=2";
const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const VILLA = "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890";
const picture = { file_id: "f", file_unique_id: "u", width: 90, height: 90, file_size: 5 };

const bot = testBot();
const { channel } = bot;
const faults = requestFaults();

/** When the posts of a test were sent. */
const date = Math.floor(Date.now() / 1_000) - 60;
const post = (message_id: number, more: object) =>
  bot.telegram.updates.add({ channel_post: { message_id, date, chat, ...more } });
const edit = (message_id: number, more: object) =>
  bot.telegram.updates.add({
    edited_channel_post: { message_id, date, edit_date: date + 60, chat, ...more },
  });

/** Stores homes in Canggu with two bedrooms, as the collector does. */
const add = (...homes: [id: number, more?: Parameters<typeof rentalRow>[1]][]) => {
  const rows = homes.map(([id, more]) =>
    rentalRow(id, {
      ...{
        bedrooms: 2,
        price_amount: (id + 10) * 1_000_000,
        contact_url: `https://wa.me/6281234567${800 + id}`,
      },
      ...more,
    }),
  );
  return channel.owner.from("rentals").insert(rows).throwOnError();
};

const change = (id: number, columns: object) =>
  channel.owner.from("rentals").update(columns).eq("id", id).throwOnError();

/** Sends what is due. Returns the seconds until more may be sent. */
const send = async (now = new Date()) =>
  runAlerts(bot.alerts(await channel.run(), now), async () => undefined);

const rowsIn = async (table: string) => (await channel.owner.from(table).select("*")).data ?? [];
const searches = async () => (await channel.owner.from("alert_searches").select("*").order("id")).data ?? [];

async function subscribe(...users: number[]) {
  const { store } = bot.alerts(await channel.run(), new Date());
  for (const user of users) await store.save(user, SEARCH, "en");
}

/** Subscribes by the link of a list's page. The bot answers with the buttons of the search. */
async function start(...users: number[]) {
  for (const user of users) bot.telegram.say(user, `/start ${searchCode(parseListQuery(SEARCH))}`);
  await bot.follow();
}

test("a subscriber is sent a new home, then its reduced rent; once it ends, both messages say so", async () => {
  await start(VISITOR);
  expect(bot.texts()).toEqual(["Canggu · 2+ bedrooms\nNew homes come at once\n\nNo home fits right now."]);
  const villa = { caption: VILLA, photo: [picture] };
  post(10, villa);
  post(11, { text: VILLA.replace("Canggu", "Ubud").replace("3456", "1111") });
  await bot.follow();
  await send();
  const [, home] = bot.shown();
  expect(home?.text).toMatch(
    /^2-bedroom villa.*\nRp 25,000,000 \/ month\n2 bedrooms · Canggu\nNot stated: .*\nPosted: (Today|Yesterday)$/i,
  );
  expect(home?.photo).toMatch(/^\d+ bytes$/);
  expect(bot.labels(VISITOR)).toBe("Open | Ask | Not for me");
  const [open, ask] = home?.buttons.flat() ?? [];
  expect(open?.url).toMatch(/^https:\/\/homes\.example\/rental\//);
  expect(decodeURIComponent(ask?.url ?? "")).toContain("https://wa.me/6281234567890?text=");

  edit(10, { ...villa, caption: VILLA.replace("25.000.000", "22.000.000") });
  await bot.follow();
  await send();
  expect(bot.texts()[2]).toContain("Rp 22,000,000 / month · reduced, was Rp 25M");
  expect(bot.texts()[1]).toContain("Rp 22,000,000 / month");
  expect(bot.shown()[2]?.photo).toBe(`photo-${home?.id}`);

  post(12, { text: "taken", reply_to_message: { message_id: 10, date: 1, chat } });
  await bot.follow();
  await send();
  const gone = expect.stringMatching(/^No longer available: /);
  expect(bot.texts().slice(1)).toEqual([gone, gone]);
  expect(bot.shown()[1]?.buttons).toEqual([]);
});

test("changes, repeats and old posts are not announced; a takedown deletes the message about the home", async () => {
  await subscribe(VISITOR);
  await add([10]);
  await send();
  await change(10, { title: "Villa with a pool" });
  await add([13, { duplicate_of_id: 10 }], [5 * 24]);
  await send();
  expect(bot.texts()).toEqual([expect.stringMatching(/^Villa with a pool/)]);
  await channel.owner.from("rentals").delete().eq("id", 10).throwOnError();
  await send();
  expect(bot.texts()).toEqual([]);
});

test("a home that has ended, or repeats another, before its message is sent is not announced", async () => {
  await subscribe(VISITOR);
  await add([10], [11], [12]);
  bot.telegram.failNext("sendMessage", 429, "Too Many Requests", { retry_after: 60 });
  await send();
  await change(10, { is_deleted: true });
  await change(11, { duplicate_of_id: 12 });
  await send(new Date(Date.now() + 120_000));
  expect(bot.texts()).toEqual([expect.stringContaining("Rp 22,000,000")]);
});

test("a sentence or the address of a list becomes a search, answered in the user's language", async () => {
  await add([10]);
  for (const text of [
    ...["2br canggu under 30 jt", `${SITE}/ru?location=ubud&sort=reducedMost`],
    ...["https://elsewhere.example/?location=ubud", "привет"],
  ]) {
    bot.telegram.say(VISITOR, text, { language: "ru" });
  }
  await bot.follow();
  const [sentence, address, elsewhere, hello] = bot.texts();
  expect(sentence).toContain("Сейчас подходит 1 вариант");
  expect(sentence).toContain(`${SITE}/ru/rental/`);
  expect(address).toContain("О новом жилье сообщаю сразу");
  expect(elsewhere).toContain("Не получается прочитать эту ссылку");
  expect(hello).toContain("Напишите, какое жильё вы ищете");
  expect((await searches()).map(({ query, locale }) => [query, locale])).toEqual([
    ["location=canggu&min_bedrooms=2&price_max=30000000", "ru"],
    ["location=ubud", "ru"],
  ]);
});

test("buttons pause, reschedule and stop a search; presses for another chat's search or with bad data do nothing", async () => {
  await start(VISITOR, OTHER);
  bot.telegram.press(VISITOR, "Daily at 9:00");
  await bot.follow();
  expect(bot.texts()).toEqual(["Canggu · 2+ bedrooms\nNew homes come daily at 9:00, Bali time"]);
  await add([10]);
  await send();
  expect([bot.texts(), bot.texts(OTHER)].map(({ length }) => length)).toEqual([1, 2]);
  bot.telegram.press(VISITOR, "At once");
  await bot.follow();
  await send();
  expect(bot.texts()).toHaveLength(2);
  bot.telegram.press(VISITOR, "Not for me");
  bot.telegram.press(VISITOR, "Pause");
  await bot.follow();
  expect(bot.texts()).toEqual(["Canggu · 2+ bedrooms\nPaused"]);

  const [mine, others] = await searches();
  const messageId = bot.shown()[0]?.id ?? 0;
  for (const data of [`v:stop:${others?.id}`, "v:stop:0", "x", "v:drop:1", `v:stop:${"9".repeat(30)}`])
    bot.telegram.pressData(VISITOR, messageId, data);
  bot.telegram.pressData(VISITOR, 99_999, "v:hide:1");
  bot.telegram.pressData(VISITOR, messageId, `v:stop:${mine?.id}`, { userId: OTHER });
  await bot.follow();
  expect(await searches()).toHaveLength(2);

  for (const _ of [1, 2]) bot.telegram.press(VISITOR, "Stop");
  await bot.follow();
  expect(bot.texts()).toEqual(["Stopped: Canggu · 2+ bedrooms"]);
  expect(await searches()).toHaveLength(1);
});

test('"Not for me" hides a home also when its message is older than 48 hours, which Telegram does not delete', async () => {
  await subscribe(VISITOR);
  await add([10]);
  await send();
  // What `alerts_tidy` does after 48 hours.
  await channel.owner.from("alert_messages").delete().eq("chat_id", VISITOR);
  bot.telegram.lastOldId = bot.shown()[0]?.id ?? 0;
  bot.telegram.press(VISITOR, "Not for me");
  await bot.follow();
  await change(10, { price_amount: 19_000_000 });
  await send();
  expect(bot.texts()).toHaveLength(1);
  expect(await rowsIn("alert_hidden")).toEqual([{ chat_id: VISITOR, rental_id: 10 }]);
  expect(bot.telegram.answers[0]).toMatch(/no more/i);
});

test("what a user had deleted is erased from the files, at most every ten minutes", async () => {
  const settle = () => bot.run((context) => bot.memory.send(context));
  for (const erased of [1, 1]) {
    bot.telegram.say(VISITOR, "/delete");
    await bot.follow();
    await settle();
    expect(bot.erased).toBe(erased);
  }
  expect(bot.memory.secondsLeft()).toBeGreaterThan(500);
});

test("a user's searches are deleted on a block, on /delete, or a week after an unanswered reminder", async () => {
  await subscribe(VISITOR, OTHER);
  bot.telegram.block(VISITOR);
  await add([10]);
  await send();
  bot.telegram.say(OTHER, "/delete");
  await bot.follow();
  for (const table of ["alert_searches", "alert_outbox", "alert_messages"])
    expect([table, await rowsIn(table)]).toEqual([table, []]);

  await subscribe(OTHER);
  const setBack = (column: string, days: number) => {
    const columns = { [column]: new Date(Date.now() - days * DAY_MS).toISOString() };
    return channel.owner.from("alert_searches").update(columns).eq("chat_id", OTHER).throwOnError();
  };
  await setBack("pressed_at", 61);
  await send();
  await send();
  expect(bot.texts(OTHER).filter((text) => text.startsWith("Are you still looking"))).toHaveLength(1);
  bot.telegram.press(OTHER, "Yes, still looking");
  await bot.follow();
  await send();
  expect(await searches()).toMatchObject([{ asked_at: null }]);
  await setBack("asked_at", 8);
  await send();
  expect(await searches()).toEqual([]);
});

test("more than three new homes come in one message; an eleventh search is refused with a list of the ten", async () => {
  await subscribe(VISITOR);
  await add([10], [11], [12], [13]);
  await send();
  expect(bot.texts()).toEqual([expect.stringMatching(/^4 homes for you\n\n• /)]);
  for (let rooms = 1; rooms <= 6; rooms += 1) bot.telegram.say(VISITOR, `${SITE}/?min_bedrooms=${rooms}`);
  for (const area of ["ubud", "sanur", "kuta", "legian"])
    bot.telegram.say(VISITOR, `${SITE}/?location=${area}`);
  await bot.follow();
  expect(await searches()).toHaveLength(10);
  const [heading, canggu, ...others] = bot.texts().slice(-11);
  expect(heading).toBe("You have ten searches already. Stop one of them first:");
  expect(canggu).toMatch(/^Canggu/);
  expect(others.at(-1)).toBe("Kuta\nNew homes come at once");
  expect(bot.labels(VISITOR)).toBe("Daily at 9:00 | Mondays at 9:00 | Pause | Stop");
});

test("events and a sent message that the data service refuses are dropped and reported, and none is sent twice", async () => {
  await subscribe(VISITOR, OTHER);
  await add([10]);
  await send();
  faults.failAt('"kind":"reduced"', refusal);
  await change(10, { price_amount: 19_000_000 });
  await send();
  await add([11]);
  await send();
  expect(bot.texts(OTHER)).toEqual([expect.anything(), expect.stringContaining("Rp 21,000,000")]);
  expect(bot.errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining("alerts_record") }),
  ]);

  faults.failAt(`"sent":[{"chat_id":${VISITOR}`, refusal);
  await add([12]);
  await send();
  await send();
  for (const user of [VISITOR, OTHER]) {
    const last = expect.stringContaining("Rp 22,000,000");
    expect(bot.texts(user)).toEqual([expect.anything(), expect.anything(), last]);
  }
  expect(await rowsIn("alert_outbox")).toEqual([]);
});

test("hostile messages are answered and create no search; a post with markup is still announced", async () => {
  const hostile = [
    "<b>home</b> [x](tg://user?id=1) _*`",
    "a".repeat(4_096),
    "\u202e\u0000\ud800 🏝️",
    "/start",
    "/start ../../etc/passwd",
    `/start ${"A".repeat(64)}`,
    "/start ref_another_bot",
    "/mine@other_bot now please",
    "/unknown",
    "https://",
    "javascript:alert(1)",
    `${SITE}/admin?location=canggu`,
    "'; drop table alert_searches; --",
  ];
  for (const text of hostile) bot.telegram.say(VISITOR, text);
  const voice: object = { text: undefined, voice: { file_id: "v", file_unique_id: "v", duration: 1 } };
  bot.telegram.say(VISITOR, "", voice);
  await bot.follow();
  expect(bot.texts()).toHaveLength(hostile.length + 1);
  expect(await searches()).toEqual([]);

  await subscribe(OTHER);
  await add([10, { title: "<b>Villa</b> *for* rent [here](https://evil.example)" }]);
  await send();
  expect(bot.texts(OTHER)).toHaveLength(1);
});

describe("nothing is sent twice", () => {
  beforeEach(async () => {
    await subscribe(VISITOR);
    await add([10]);
  });

  test("when Telegram has sent a message but its answer is lost", async () => {
    bot.telegram.afterCall = (method) => {
      if (method === "sendMessage") throw new Error("the connection is lost");
    };
    await send();
    bot.telegram.afterCall = () => undefined;
    await send();
    expect(bot.texts()).toHaveLength(1);
  });

  test("when the process is killed between any two steps", async () => {
    for (const [at, name] of ["alerts_record", "alerts_confirm"].entries()) {
      if (at > 0) await add([10 + at]);
      const call = channel.owner.rpc.bind(channel.owner);
      const killed = jest.spyOn(channel.owner, "rpc").mockImplementation((called, args, options) => {
        if (called === name) throw new Error("killed");
        return call(called, args, options);
      });
      await expect(send()).rejects.toThrow("killed");
      killed.mockRestore();
      await send();
      await send();
      expect([name, bot.texts().length]).toEqual([name, at + 1]);
    }
  });

  test("when Telegram refuses a message; the refusal is reported", async () => {
    bot.telegram.failNext("sendMessage", 400, "Bad Request: BUTTON_URL_INVALID");
    await send();
    await send();
    expect(bot.texts()).toEqual([]);
    expect(bot.errors).toEqual([
      "Telegram refused a message to a user of the bot: Bad Request: BUTTON_URL_INVALID",
    ]);
  });

  test("when Telegram asks to wait; the message is sent after that time", async () => {
    await subscribe(OTHER);
    bot.telegram.failNext("sendMessage", 429, "Too Many Requests", { retry_after: 3_600 });
    await send();
    await send(new Date(Date.now() + 1_800_000));
    expect([...bot.texts(), ...bot.texts(OTHER)]).toEqual([]);
    await send(new Date(Date.now() + 3_700_000));
    await send(new Date(Date.now() + 3_800_000));
    expect([bot.texts(), bot.texts(OTHER)].map(({ length }) => length)).toEqual([1, 1]);
  });
});
