import "../../lib/region/variables.ts";

import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { searchCode } from "../../lib/alerts/search-code.ts";
import type { FakeTelegram } from "../support/bot-api/fake-telegram.ts";
import { BotCommand, SITE, until } from "./bot-command.ts";

const VISITOR = 7;
/** When the command is killed, in ms after it was given a new post; null for the moment after Telegram has sent the message. */
const KILLED_AFTER_MS = [50, 200, 400, 600, 800, 1_000, 1_300, 1_700, 2_500, null];

/** Homes that differ in all that tells a repost: contact, rooms, rent, words. */
const advert = (at: number) =>
  `Villa number ${at} for rent in Canggu, ${1 + (at % 5)} bedrooms, street ${at * 17}, IDR ${10 + at}.000.000 / month, WA +62 812 ${3_000 + at * 111} ${7_890 - at}`;

const bySite = (telegram: FakeTelegram) => telegram.chats.of(VISITOR).filter(({ by }) => by === "bot");

/** The addresses of homes in all messages, each as often as it was sent. */
const sentAddresses = (telegram: FakeTelegram): string[] =>
  bySite(telegram).flatMap(({ text, buttons }) => [
    ...buttons.flat().flatMap(({ url }) => (url?.startsWith(SITE) ? [url] : [])),
    ...(text.match(/https:\/\/homes\.example\/rental\/\S+/g) ?? []),
  ]);

test("a bot that is killed at ten points of a batch loses no post and sends no message twice", async () => {
  await using command = await BotCommand.open();
  const { telegram, owner } = command;
  const chat = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
  /** A chat gets three messages in ten minutes: nobody waits for that here. */
  const passTime = async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await command.freeLease();
    await owner.from("alert_messages").update({ sent_at: hourAgo }).eq("chat_id", VISITOR);
  };
  command.start();
  telegram.say(VISITOR, `/start ${searchCode({ location: ["canggu"] })}`);
  await until("the search is saved", () => bySite(telegram).length > 0);
  for (const [at, killedAfter] of KILLED_AFTER_MS.entries()) {
    const sentBefore = telegram.calls.length;
    if (killedAfter === null) telegram.afterCall = () => command.kill();
    const date = Math.floor(Date.now() / 1_000);
    telegram.updates.add({ channel_post: { message_id: at + 1, date, chat, text: advert(at) } });
    if (killedAfter !== null) {
      await wait(killedAfter);
      command.kill();
    }
    await command.ended();
    telegram.afterCall = () => undefined;
    await passTime();
    command.start();
    await until("the post is collected and told, or held back", async () => {
      const { data: waiting } = await owner.from("alert_outbox").select("id").is("claimed_at", null);
      const isHeld = telegram.calls.length - sentBefore === 0 && (waiting ?? []).length > 0;
      return telegram.updates.count === 0 && !isHeld;
    });
  }
  const { data: listed } = await owner.from("rentals").select("id").eq("is_deleted", false);
  const addresses = sentAddresses(telegram);
  const told = new Set(addresses).size;
  const { data: outbox } = await owner.from("alert_outbox").select("id");
  expect(listed).toHaveLength(KILLED_AFTER_MS.length);
  expect(addresses, "a message was sent twice").toHaveLength(told);
  // A killed bot leaves what it had claimed; nobody can know whether that was sent.
  expect(told + (outbox ?? []).length, "told or owed").toBeGreaterThanOrEqual(KILLED_AFTER_MS.length);
});
