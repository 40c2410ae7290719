import { expect, test } from "@playwright/test";
import { BotCommand, until } from "./bot-command.ts";

const OWNER = 1;
const CHAT = { id: -1001, type: "channel", title: "Bali Homes", username: "balihomes" };
const RENT = 35_000_000;

const STEPS = ["press Rent", "write 35jt"] as const;
type Step = (typeof STEPS)[number];

/** In which step the bot is killed, and after which call of Telegram, before it learns the answer; null for the time after the step. */
const MOMENTS: readonly { step: Step; call: string | null }[] = [
  { step: "press Rent", call: "sendMessage" },
  { step: "press Rent", call: "answerCallbackQuery" },
  { step: "press Rent", call: null },
  { step: "write 35jt", call: "sendMessage" },
  { step: "write 35jt", call: null },
  { step: "write 35jt", call: "editMessageText" },
];

const advert = (at: number) =>
  `House number ${at} for rent in Sanur, monthly, ${1 + (at % 5)} bedrooms, street ${at * 17}, WA +62 812 ${3_000 + at * 111} ${7_890 - at}`;

async function tryMoment(
  command: BotCommand,
  message_id: number,
  { step: killedIn, call }: (typeof MOMENTS)[number],
) {
  const { telegram, owner } = command;
  /** The post's card and what was said below it. */
  const said = () => {
    const shown = telegram.chats.of(OWNER);
    const at = shown.findLastIndex(({ text }) => text.includes(`balihomes/${message_id} `));
    return at < 0 ? [] : shown.slice(at);
  };
  const isHandled = () => telegram.updates.count === 0;
  const shows = (words: string) =>
    until(`the bot says "${words}"`, () => isHandled() && said().some(({ text }) => text.includes(words)));
  const restart = async () => {
    await command.ended();
    telegram.afterCall = () => undefined;
    await command.freeLease();
    command.start();
  };
  const act: Record<Step, () => void> = {
    "press Rent": () => telegram.press(OWNER, "Rent"),
    "write 35jt": () => telegram.reply(OWNER, "35jt"),
  };
  const shown: Record<Step, string> = {
    "press Rent": "What is the rent?",
    "write 35jt": "/rental/",
  };
  const date = Math.floor(Date.now() / 1_000);
  telegram.updates.add({ channel_post: { message_id, date, chat: CHAT, text: advert(message_id) } });
  await shows("it states no rent");
  for (const step of STEPS) {
    if (step === killedIn && call !== null)
      telegram.afterCall = (method) => {
        if (method === call) command.kill();
      };
    act[step]();
    if (step === killedIn && call !== null) await restart();
    await shows(shown[step]);
    if (step === killedIn && call === null) {
      command.kill();
      await restart();
    }
  }
  const { data: rentals } = await owner
    .from("rentals")
    .select("price_amount")
    .match({ message_id, is_deleted: false, is_complete_listing: true });
  const { data: steps } = await owner.from("correction_steps").select("field").match({ message_id });
  expect(rentals?.map(({ price_amount }) => Number(price_amount))).toEqual([RENT]);
  expect(steps, "how often the rent was set").toHaveLength(1);
}

test("a bot that is killed between a question to the owner and the value keeps the question and sets the value once", async () => {
  await using command = await BotCommand.open({ TELEGRAM_OWNER: String(OWNER) });
  command.start();
  for (const [at, moment] of MOMENTS.entries()) {
    const { step, call } = moment;
    const when = call === null ? `after "${step}"` : `at "${step}", in ${call}`;
    await test.step(`killed ${when}`, () => tryMoment(command, at + 1, moment));
  }
});
