import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { searchCode } from "../../lib/alerts/search-code.ts";
import { openDataFolder } from "../../scripts/embedded-service.ts";
import { serviceClient } from "../../scripts/service-client.ts";
import { FakeTelegram, TOKEN } from "../support/bot-api/fake-telegram.ts";
import type { Fault } from "./runner.ts";

const VISITOR = 7;
const SITE = "https://homes.example";
/** When the command is killed, in ms after it was given a new post; null for the moment after Telegram has sent the message. */
const KILLED_AFTER_MS = [50, 200, 400, 600, 800, 1_000, 1_300, 1_700, 2_500, null];
/** For a start and all that is due. */
const SETTLED_MS = 60_000;
const POLL_MS = 200;

/** Homes that differ in all that tells a repost: contact, rooms, rent, words. */
const advert = (at: number) =>
  `Villa number ${at} for rent in Canggu, ${1 + (at % 5)} bedrooms, street ${at * 17}, IDR ${10 + at}.000.000 / month, WA +62 812 ${3_000 + at * 111} ${7_890 - at}`;

function startCommand(data: string, telegram: FakeTelegram) {
  const flags = [
    "--import",
    "./scripts/resolve-project.ts",
    "scripts/collect.ts",
    "--follow",
    "--data",
    data,
  ];
  const environment = { SUPABASE_URL: "", SITE_URL: SITE, TELEGRAM_BOT_TOKEN: TOKEN };
  return spawn(process.execPath, flags, {
    env: { ...process.env, ...environment, TELEGRAM_API_ROOT: telegram.root },
    stdio: "ignore",
  });
}

const bySite = (telegram: FakeTelegram) => telegram.chats.of(VISITOR).filter(({ by }) => by === "bot");

/** The addresses of homes in all messages, each as often as it was sent. */
const sentAddresses = (telegram: FakeTelegram): string[] =>
  bySite(telegram).flatMap(({ text, buttons }) => [
    ...buttons.flat().flatMap(({ url }) => (url?.startsWith(SITE) ? [url] : [])),
    ...(text.match(/https:\/\/homes\.example\/rental\/\S+/g) ?? []),
  ]);

async function until(isTrue: () => Promise<boolean> | boolean): Promise<boolean> {
  for (let waited = 0; waited < SETTLED_MS; waited += POLL_MS) {
    if (await isTrue()) return true;
    await wait(POLL_MS);
  }
  return false;
}

export const KILLED_BOT: Fault = {
  name: "killed-bot",
  title: "The bot is killed at ten points of a batch",
  run: async (report) => {
    const folder = await mkdtemp(join(tmpdir(), "killed-bot-"));
    const data = join(folder, "data");
    const service = await openDataFolder(data);
    const owner = serviceClient(service.url, service.secretKey);
    const telegram = await FakeTelegram.open();
    const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
    /** A killed run keeps its lease for two minutes, and a chat gets three messages in ten: nobody waits for that here. */
    const passTime = async () => {
      const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
      await owner.from("collector_lease").delete().neq("holder", "");
      await owner.from("alert_messages").update({ sent_at: hourAgo }).eq("chat_id", VISITOR);
    };
    let command = startCommand(data, telegram);
    telegram.say(VISITOR, `/start ${searchCode({ location: ["canggu"] })}`);
    await until(() => bySite(telegram).length > 0);
    for (const [at, killedAfter] of KILLED_AFTER_MS.entries()) {
      const sentBefore = telegram.calls.length;
      const killed = once(command, "exit");
      if (killedAfter === null) telegram.afterCall = () => void command.kill("SIGKILL");
      const date = Math.floor(Date.now() / 1_000);
      telegram.updates.add({ channel_post: { message_id: at + 1, date, chat, text: advert(at) } });
      if (killedAfter !== null) {
        await wait(killedAfter);
        command.kill("SIGKILL");
      }
      await killed;
      telegram.afterCall = () => undefined;
      await passTime();
      command = startCommand(data, telegram);
      await until(async () => {
        const { data: waiting } = await owner.from("alert_outbox").select("id").is("claimed_at", null);
        const isHeld = telegram.calls.length - sentBefore === 0 && (waiting ?? []).length > 0;
        return telegram.updates.count === 0 && !isHeld;
      });
    }
    const { data: listed } = await owner.from("rentals").select("id").eq("is_deleted", false);
    const addresses = sentAddresses(telegram);
    const twice = addresses.length - new Set(addresses).size;
    const { data: owed } = await owner.from("alert_outbox").select("id").is("claimed_at", null);
    const { data: lost } = await owner.from("alert_outbox").select("id").not("claimed_at", "is", null);
    const collected = listed?.length ?? 0;
    command.kill("SIGKILL");
    await service.close();
    await telegram[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
    report({
      name: "new homes of a saved search",
      figures: {
        collected: `${collected} of ${KILLED_AFTER_MS.length}`,
        told: String(new Set(addresses).size),
        waiting: String(owed?.length ?? 0),
        "claimed by killed": String(lost?.length ?? 0),
        twice: String(twice),
      },
      failures: [
        ...(collected === KILLED_AFTER_MS.length ? [] : ["a post was lost"]),
        ...(twice === 0 ? [] : ["a message was sent twice"]),
        ...(new Set(addresses).size + (owed?.length ?? 0) + (lost?.length ?? 0) >= KILLED_AFTER_MS.length
          ? []
          : ["a home was neither told nor owed"]),
      ],
    });
  },
};
