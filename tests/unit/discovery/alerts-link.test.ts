import { searchCode } from "@/lib/alerts/search-code";
import { alertsLink } from "@/server/discovery/alerts-link";

const CODE = searchCode({ location: ["canggu"] });

const LONG = {
  keywords: "a balcony, an oven, a desk, a bathtub, a gate, a guard, a garden, a ricefield view",
};

beforeEach(() => {
  process.env.TELEGRAM_BOT_NAME = "bali_homes_bot";
});

afterEach(() => {
  delete process.env.TELEGRAM_BOT_NAME;
});

it("the offer of alerts links to the bot's chat with the code of the search", () => {
  expect(alertsLink({ location: ["canggu"] })).toBe(`https://t.me/bali_homes_bot?start=${CODE}`);
});

it("the offer of alerts links to the bot's chat without a code when the search is too long", () => {
  expect(alertsLink(LONG)).toBe("https://t.me/bali_homes_bot");
});

it("the offer of alerts does not exist without a bot", () => {
  delete process.env.TELEGRAM_BOT_NAME;
  expect(alertsLink({})).toBeNull();
});
