import { parseOwners } from "@/collector/bot/bot-context.ts";
import { AnswerLimit } from "@/collector/bot/site-bot.ts";

test("a chat is answered at most twenty times a minute, whatever others do, also if the clock is set back", () => {
  const limit = new AnswerLimit();
  const begin = Date.parse("2026-11-25T04:00:00Z");
  const answered = (chatId: number, minutes: number) => {
    const now = new Date(begin + minutes * 60_000);
    return Array.from({ length: 24 }, () => limit.allows(chatId, now)).filter((isAllowed) => isAllowed)
      .length;
  };
  expect([answered(7, 0), answered(7, 0.5), answered(8, 0.5)]).toEqual([20, 0, 20]);
  expect([answered(7, 1), answered(7, -60)]).toEqual([20, 20]);
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
