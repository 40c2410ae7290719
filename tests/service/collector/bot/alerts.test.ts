import sharp from "sharp";
import { z } from "zod";
import { Alerts, alertMemory } from "@/collector/alerts/alert-context.ts";
import { digestWeek, postDigests } from "@/collector/alerts/post-digests.ts";
import { runAlerts } from "@/collector/alerts/run-alerts.ts";
import { visitorsPart } from "@/collector/alerts/visitors-part.ts";
import { dispatch } from "@/collector/bot/dispatch.ts";
import { takeDown } from "@/collector/owner/take-down.ts";
import { collectUpdates } from "@/collector/run/collect-updates.ts";
import { searchCode } from "@/lib/alerts/search-code";
import { parseListQuery } from "@/lib/filters/schema";
import { DAY_MS } from "@/lib/time/region-day";
import { FakeTelegram } from "@/tests/support/bot-api/fake-telegram";
import { refusal, requestFaults } from "@/tests/support/request-faults";
import { emptyChannel, said } from "../channel";

const VISITOR = 7;
const OTHER = 8;
const SITE = "https://homes.example";
const CANGGU = searchCode(parseListQuery("location=canggu&min_bedrooms=2")) ?? "";
const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const VILLA = "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890";
const picture = { file_id: "f", file_unique_id: "u", width: 90, height: 90, file_size: 5 };

const channel = emptyChannel();
const faults = requestFaults();
let telegram: FakeTelegram;
let memory: ReturnType<typeof alertMemory>;
let png: Buffer;
let refusals: unknown[];

beforeAll(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#cde" } })
    .png()
    .toBuffer();
});

beforeEach(() => {
  telegram = new FakeTelegram();
  refusals = [];
  memory = alertMemory("http://127.0.0.1:9", (why) => refusals.push(why));
});

const seconds = (time: number) => Math.floor(time / 1_000);

/** Adds an update with a channel post, sent a minute ago unless `more` has another date. */
function post(message_id: number, text: string, more: object = {}) {
  const date = seconds(Date.now()) - 60;
  telegram.updates.add({ channel_post: { message_id, date, chat, text, ...more } });
}

function edit(message_id: number, text: string) {
  const now = seconds(Date.now());
  telegram.updates.add({
    edited_channel_post: { message_id, date: now - 60, edit_date: now, chat, text },
  });
}

async function inService(work: (alerts: Alerts) => Promise<unknown>, now = new Date()) {
  await channel.held(async (run) => {
    const photos = { ...run.photos, read: async () => png };
    const context = { run: { ...run, photos }, client: channel.owner, api: telegram.api, site: SITE, now };
    await work(new Alerts(context, memory));
  });
}

/** Returns the seconds until more may be sent, or null if nothing waits. */
async function sendAlerts(now?: Date): Promise<number | null> {
  let seconds: number | null = null;
  const send = async (alerts: Alerts) => {
    seconds = await runAlerts(alerts, noPause);
  };
  await inService(send, now);
  return seconds;
}

const noPause = async () => undefined;

/** Handles updates as the follow command does, until Telegram has none left. */
async function follow() {
  const follower = { files: telegram.files, requested: null, notifyOwner: () => undefined };
  const errors: unknown[] = [];
  for await (const updates of telegram.polled({ onTrouble: (why) => errors.push(why) })) {
    if (updates.length === 0) continue;
    await inService(async ({ context }) => {
      const everybody = [visitorsPart(context, memory)];
      const allowsAnswer = () => true;
      const parts = { owners: new Set<number>(), owner: null, allowsAnswer, everybody, groups: null };
      const onError = (error: unknown) => errors.push(error);
      await dispatch(parts, updates, { api: telegram.api, handled: new Set(), onError });
      await collectUpdates(context.run, updates, follower);
      await runAlerts(new Alerts({ ...context, now: new Date() }, memory), noPause);
    });
  }
  expect(errors).toEqual([]);
}

const shown = (user = VISITOR) => telegram.chats.of(user).filter(({ by }) => by === "bot");
const texts = (user = VISITOR) => shown(user).map(({ text }) => text);

const rowsIn = async (table: string) => (await channel.owner.from(table).select("*")).data ?? [];

const searches = async () => (await channel.owner.from("alert_searches").select("*").order("id")).data ?? [];

async function subscribe(...users: number[]) {
  for (const user of users) telegram.say(user, `/start ${CANGGU}`);
  await follow();
}

test("a subscriber is sent a new home, then its reduced rent; once it ends, both messages say so", async () => {
  await subscribe(VISITOR);
  expect(texts()).toEqual(["Canggu · 2+ bedrooms\nNew homes come at once\n\nNo home fits right now."]);

  post(10, "", { text: undefined, caption: VILLA, photo: [picture] });
  post(11, VILLA.replace("Canggu", "Ubud").replace("3456", "1111"));
  await follow();
  const [, home] = shown();
  expect(home?.text).toMatch(
    /^2-bedroom villa.*\nRp 25,000,000 \/ month\n2 bedrooms · Canggu\nNot stated: .*\nPosted: (Today|Yesterday)$/i,
  );
  expect(home?.photo).toMatch(/^\d+ bytes$/);
  expect(home?.buttons.flat().map(({ text }) => text)).toEqual(["Open", "Ask", "Not for me"]);
  const [open, ask] = home?.buttons.flat() ?? [];
  expect(open?.url).toMatch(/^https:\/\/homes\.example\/rental\//);
  expect(decodeURIComponent(ask?.url ?? "")).toContain("https://wa.me/6281234567890?text=");

  telegram.updates.add({
    edited_channel_post: {
      ...{ message_id: 10, date: seconds(Date.now()) - 60, edit_date: seconds(Date.now()), chat },
      ...{ caption: VILLA.replace("25.000.000", "22.000.000"), photo: [picture] },
    },
  });
  await follow();
  expect(texts()[2]).toContain("Rp 22,000,000 / month · reduced, was Rp 25M");
  expect(texts()[1]).toContain("Rp 22,000,000 / month");
  expect(shown()[2]?.photo).toBe(`photo-${home?.id}`);

  post(12, "taken", { reply_to_message: { message_id: 10, date: 1, chat } });
  await follow();
  expect(texts().slice(1)).toEqual([
    expect.stringMatching(/^No longer available: /),
    expect.stringMatching(/^No longer available: /),
  ]);
  expect(shown()[1]?.buttons).toEqual([]);
});

test("a sent message never leads to another contact: once that has changed, also back, its edits have no Ask button", async () => {
  await subscribe(VISITOR);
  post(10, VILLA);
  await follow();
  const labels = () =>
    shown()[1]
      ?.buttons.flat()
      .map(({ text }) => text);
  edit(10, `${VILLA}. Pool!`);
  await follow();
  expect(labels()).toEqual(["Open", "Ask", "Not for me"]);
  for (const number of ["9999", "3456"]) {
    edit(10, `${VILLA.replace("25.000.000", "26.000.000").replace("3456", number)}. Pool!`);
    await follow();
    expect(texts()[1]).toContain("Rp 26,000,000 / month");
    expect(labels()).toEqual(["Open", "Not for me"]);
  }
});

test("edits, reposts and old posts are not announced; a takedown deletes the message about the home", async () => {
  await subscribe(VISITOR);
  post(10, VILLA);
  await follow();
  expect(texts()).toHaveLength(2);
  edit(10, `${VILLA}. Pool!`);
  post(13, VILLA);
  post(14, VILLA.replace("3456", "2222"), { date: seconds(Date.now()) - 5 * 24 * 3_600 });
  await follow();
  expect(texts()).toHaveLength(2);
  await channel.held((run) => takeDown(run, { channel: "balihomes", message_id: 10 }));
  await sendAlerts();
  expect(texts()).toHaveLength(1);
});

test("a sentence or the address of a list becomes a search, answered in the user's language", async () => {
  post(10, VILLA);
  await follow();
  telegram.say(VISITOR, "2br canggu under 30 jt", { language: "ru" });
  telegram.say(VISITOR, `${SITE}/ru?location=ubud&sort=reducedMost`, { language: "ru" });
  telegram.say(VISITOR, "https://elsewhere.example/?location=ubud", { language: "ru" });
  telegram.say(VISITOR, "привет", { language: "ru" });
  await follow();
  const [sentence, address, elsewhere, hello] = texts();
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
  await subscribe(VISITOR, OTHER);
  telegram.press(VISITOR, "Daily at 9:00");
  await follow();
  expect(texts()).toEqual(["Canggu · 2+ bedrooms\nNew homes come daily at 9:00, Bali time"]);
  post(10, VILLA);
  await follow();
  expect(texts()).toHaveLength(1);
  expect(texts(OTHER)).toHaveLength(2);
  telegram.press(VISITOR, "At once");
  await follow();
  expect(texts()).toHaveLength(2);
  telegram.press(VISITOR, "Not for me");
  telegram.press(VISITOR, "Pause");
  await follow();
  expect(texts()).toEqual(["Canggu · 2+ bedrooms\nPaused"]);

  const [mine, others] = await searches();
  const messageId = shown()[0]?.id ?? 0;
  for (const data of [
    `v:stop:${others?.id}`,
    "v:stop:0",
    "v:hide:1",
    "x",
    "v:drop:1",
    `v:stop:${"9".repeat(30)}`,
  ])
    telegram.pressData(VISITOR, data === "v:hide:1" ? 99_999 : messageId, data);
  telegram.pressData(VISITOR, messageId, `v:stop:${mine?.id}`, { userId: OTHER });
  await follow();
  expect(await searches()).toHaveLength(2);

  telegram.press(VISITOR, "Stop");
  telegram.press(VISITOR, "Stop");
  await follow();
  expect(texts()).toEqual(["Stopped: Canggu · 2+ bedrooms"]);
  expect(await searches()).toHaveLength(1);
});

test('"Not for me" hides a home also when its message is older than 48 hours, which Telegram does not delete', async () => {
  await subscribe(VISITOR);
  post(10, VILLA);
  await follow();
  // What `alerts_tidy` does after 48 hours.
  await channel.owner.from("alert_messages").delete().eq("chat_id", VISITOR);
  telegram.lastOldId = shown().at(-1)?.id ?? 0;
  telegram.press(VISITOR, "Not for me");
  telegram.pressData(VISITOR, telegram.lastOldId, "v:hide:999999");
  await follow();
  const [home] = z.array(z.object({ id: z.int() })).parse(await channel.rentals("id"));
  expect(await rowsIn("alert_hidden")).toEqual([{ chat_id: VISITOR, rental_id: home?.id }]);
  expect(telegram.answers[0]).toMatch(/no more/i);
});

test("a user's searches are deleted on a block, on /delete, or a week after an unanswered reminder", async () => {
  await subscribe(VISITOR, OTHER);
  telegram.block(VISITOR);
  post(10, VILLA);
  await follow();
  telegram.say(OTHER, "/delete");
  await follow();
  for (const table of ["alert_searches", "alert_outbox", "alert_messages", "alert_events"])
    expect([table, await rowsIn(table)]).toEqual([table, []]);

  await subscribe(OTHER);
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  await channel.owner
    .from("alert_searches")
    .update({ pressed_at: ago(61) })
    .eq("chat_id", OTHER);
  await sendAlerts();
  await sendAlerts();
  expect(texts(OTHER).filter((text) => text.startsWith("Are you still looking"))).toHaveLength(1);
  telegram.press(OTHER, "Yes, still looking");
  await follow();
  await sendAlerts();
  expect(await searches()).toMatchObject([{ asked_at: null }]);
  await channel.owner
    .from("alert_searches")
    .update({ asked_at: ago(8) })
    .eq("chat_id", OTHER);
  await sendAlerts();
  expect(await searches()).toEqual([]);
  expect(await sendAlerts()).toBe(null);
});

test("more than three new homes come in one message; an eleventh search is refused with a list of the ten", async () => {
  await subscribe(VISITOR);
  for (const id of [10, 11, 12, 13])
    post(id, VILLA.replace("3456", String(1_000 + id)).replace("25", String(id + 10)));
  await follow();
  expect(shown()).toHaveLength(2);
  expect(texts()[1]).toMatch(/^4 homes for you\n\n• /);
  for (let rooms = 1; rooms <= 6; rooms += 1) telegram.say(VISITOR, `${SITE}/?min_bedrooms=${rooms}`);
  for (const area of ["ubud", "sanur", "kuta", "legian"]) telegram.say(VISITOR, `${SITE}/?location=${area}`);
  await follow();
  expect(await searches()).toHaveLength(10);
  expect(texts().at(-1)).toMatch(/^You have ten searches already. Stop one of them first:\n\n1\. Canggu/);
  telegram.press(VISITOR, "10");
  await follow();
  expect(texts().at(-1)).toBe("Kuta\nNew homes come at once");
});

test("an event and a sent message that the data service refuses are dropped alone and reported, and none is sent twice", async () => {
  await subscribe(VISITOR, OTHER);
  post(10, VILLA);
  await follow();
  faults.failAt('"kind":"reduced"', refusal);
  edit(10, VILLA.replace("25.000.000", "22.000.000"));
  post(11, VILLA.replace("3456", "1111").replace("25", "24"));
  await follow();
  expect(texts(OTHER)).toHaveLength(3);
  expect(texts(OTHER)[2]).toContain("Rp 24,000,000");
  expect(refusals).toEqual([expect.objectContaining({ message: expect.stringContaining("alerts_record") })]);

  faults.failAt(`"sent":[{"chat_id":${VISITOR}`, refusal);
  post(12, VILLA.replace("3456", "2222").replace("25", "23"));
  await follow();
  await follow();
  expect([texts().at(-1), texts(OTHER).at(-1)]).toEqual([
    expect.stringContaining("Rp 23,000,000"),
    expect.stringContaining("Rp 23,000,000"),
  ]);
  expect([texts(), texts(OTHER)].map(({ length }) => length)).toEqual([4, 4]);
  expect(await rowsIn("alert_outbox")).toEqual([]);
});

test("a fourth message about homes within ten minutes is delayed until they have passed", async () => {
  await subscribe(VISITOR);
  for (const id of [10, 11, 12, 13]) {
    post(id, VILLA.replace("3456", String(1_000 + id)).replace("25", String(id + 10)));
    await follow();
  }
  expect(texts()).toHaveLength(4);
  expect(await sendAlerts(new Date(Date.now() + 5 * 60_000))).toBeGreaterThan(200);
  expect(texts()).toHaveLength(4);
  await sendAlerts(new Date(Date.now() + 11 * 60_000));
  expect(texts()).toHaveLength(5);
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
  for (const text of hostile) telegram.say(VISITOR, text);
  const voice: object = { text: undefined, voice: { file_id: "v", file_unique_id: "v", duration: 1 } };
  telegram.say(VISITOR, "", voice);
  await follow();
  expect(texts()).toHaveLength(hostile.length + 1);
  expect(await searches()).toEqual([]);

  await subscribe(OTHER);
  post(
    10,
    `<b>Villa</b> *for* rent [here](https://evil.example) in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890`,
  );
  await follow();
  expect(texts(OTHER)).toHaveLength(2);
});

describe("nothing is sent twice", () => {
  beforeEach(async () => {
    await subscribe(VISITOR);
    post(10, VILLA);
  });

  test("when Telegram has sent a message but its answer is lost", async () => {
    telegram.afterCall = (method) => {
      if (method === "sendMessage") throw new Error("the connection is lost");
    };
    await follow();
    telegram.afterCall = () => undefined;
    await sendAlerts();
    expect(texts()).toHaveLength(2);
  });

  test("when the process is killed between any two steps", async () => {
    for (const [at, name] of ["alerts_record", "alerts_claim", "alerts_confirm"].entries()) {
      if (at > 0) post(10 + at, VILLA.replace("3456", `${1_000 + at}`));
      const call = channel.owner.rpc.bind(channel.owner);
      const killed = jest.spyOn(channel.owner, "rpc").mockImplementation((called, args, options) => {
        if (called === name) throw new Error("killed");
        return call(called, args, options);
      });
      await expect(follow()).rejects.toThrow("killed");
      killed.mockRestore();
      await sendAlerts();
      await sendAlerts();
      expect([name, texts().length]).toEqual([name, at + 2]);
    }
  });

  test("when Telegram refuses a message; the refusal is reported", async () => {
    telegram.failNext("sendMessage", 400, "Bad Request: BUTTON_URL_INVALID");
    await follow();
    await sendAlerts();
    expect(texts()).toHaveLength(1);
    expect(refusals).toEqual([
      "Telegram refused a message to a user of the bot: Bad Request: BUTTON_URL_INVALID",
    ]);
  });

  test("when Telegram asks to wait; the message is sent after that time", async () => {
    telegram.failNext("sendMessage", 429, "Too Many Requests", { retry_after: 3_600 });
    await follow();
    expect(texts()).toHaveLength(1);
    await sendAlerts(new Date(Date.now() + 1_800_000));
    expect(texts()).toHaveLength(1);
    await sendAlerts(new Date(Date.now() + 3_700_000));
    await sendAlerts(new Date(Date.now() + 3_800_000));
    expect(texts()).toHaveLength(2);
  });
});

describe("the weekly post to the channel", () => {
  const WEEK_MS = 7 * DAY_MS;
  /** Next Monday at 9:00 in Bali, when homes posted today are still live. */
  const monday = () => new Date(Date.parse(`${digestWeek(new Date())}T01:00:00Z`) + WEEK_MS);
  const posted = () => texts(chat.id);
  let failures: unknown[];

  async function posts(now = monday(), isChosen: (channel: string) => boolean = () => true) {
    let seconds: number | null = null;
    await inService(async (alerts) => {
      seconds = await postDigests(alerts, isChosen, (error) => failures.push(error));
    }, now);
    return seconds;
  }

  beforeEach(async () => {
    failures = [];
    for (let at = 0; at < 12; at += 1) {
      const street = `${VILLA.replace("2 bed", at < 5 ? "2 bed" : "3 bed")}, street ${at * 17} <b>`;
      post(10 + at, street.replace("25.0", `${20 + at}.0`).replace("3456", `${3_000 + at * 111}`));
    }
    await follow();
    // Nothing is posted in the week in which a channel is first seen.
    await posts(new Date());
    expect(posted()).toEqual([]);
  });

  test("lists ten homes and usual rents, once, on Monday at 9:00, in chosen channels", async () => {
    await posts(new Date(monday().getTime() - 1));
    await posts(monday(), () => false);
    expect(posted()).toEqual([]);
    await posts();
    await posts();
    await posts(new Date(monday().getTime() + WEEK_MS - 1));
    const [text = "", ...more] = posted();
    expect(more).toEqual([]);
    expect(text.match(/^• .+, Rp [\d,]+ \/ month\nhttps:\/\/homes\.example\/rental\/\S+$/gm)).toHaveLength(
      10,
    );
    expect(text).toMatch(
      /Usual rents now, half ask less:\n2 bedrooms: Rp 22,000,000 \/ month\n3 bedrooms: Rp 28,000,000 \/ month$/,
    );
    await posts(new Date(monday().getTime() + WEEK_MS));
    expect(posted()).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  test("is not sent to groups, which are asked about once a week, also those that have removed the bot", async () => {
    const groups = [-1002, -1003];
    for (const id of groups) {
      telegram.groups.add(id);
      await channel.owner.from("followed_chats").insert({ chat_id: id, channel: `group${-id}` });
    }
    telegram.block(-1003);
    await posts(new Date());
    telegram.calls.length = 0;
    for (const _ of [1, 2]) await posts();
    expect(telegram.calls.filter((method) => method === "getChat")).toHaveLength(1 + groups.length);
    expect(failures).toHaveLength(1);
    expect(groups.flatMap(texts)).toEqual([]);
    expect(posted()).toHaveLength(1);
  });

  test("is not collected as an advert, from updates or exports: its id or its text identifies it", async () => {
    await posts();
    const [{ id = 0, text = "" } = {}] = shown(chat.id);
    const listed = await channel.rentals("message_id");
    post(id, text);
    edit(id, VILLA.replace("3456", "9999"));
    post(id + 1, `${text}\n`);
    await follow();
    const { records } = await channel.collect([
      said(id, VILLA.replace("3456", "9999")),
      said(id + 1, "", { text: [text.slice(0, 30), { type: "link", text: text.slice(30) }] }),
    ]);
    expect(records.map(({ reason }) => reason)).toEqual(["the bot's own post", "the bot's own post"]);
    expect(await channel.rentals("message_id")).toEqual(listed);
  });

  test("waits when Telegram asks, skips the week if refused, and is not sent again if the answer is lost", async () => {
    const nextWeek = () => new Date(monday().getTime() + WEEK_MS);
    telegram.failNext("sendMessage", 429, "Too Many Requests", { retry_after: 600 });
    expect(await posts()).toBe(600);
    expect(posted()).toEqual([]);
    telegram.failNext("sendMessage", 403, "Forbidden: need administrator rights");
    await posts();
    await posts();
    expect(posted()).toEqual([]);
    expect(failures).toHaveLength(1);
    telegram.afterCall = (method) => {
      if (method === "sendMessage") throw new Error("the connection is lost");
    };
    await posts(nextWeek());
    telegram.afterCall = () => undefined;
    await posts(nextWeek());
    expect(posted()).toHaveLength(1);
    expect(failures).toHaveLength(2);
  });
});
