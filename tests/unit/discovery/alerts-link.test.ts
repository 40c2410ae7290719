import { searchCode } from "@/lib/alerts/search-code";
import { alertsCodeResponse } from "@/server/discovery/alerts-code-response";
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

it("is a chat that begins with the search", () => {
  const href = `https://t.me/bali_homes_bot?start=${CODE}`;
  expect(alertsLink({ location: ["canggu"] })).toEqual({ href, code: CODE });
});

it("is the bot's chat for a search that is too long for a link", () => {
  expect(alertsLink(LONG)).toEqual({ href: "https://t.me/bali_homes_bot", code: null });
});

it("is nowhere without a bot", () => {
  delete process.env.TELEGRAM_BOT_NAME;
  expect(alertsLink({})).toBeNull();
  expect(alertsCodeResponse(`${CODE}.svg`).status).toBe(404);
});

it("is drawn as a QR code", async () => {
  const response = alertsCodeResponse(`${CODE}.svg`);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(await response.text()).toMatch(/^<svg/);
});

it.each(["", "AAAA.svg", `${CODE}`, `${CODE}.png`, "../../etc.svg", `${"A".repeat(64)}.svg`])(
  "is not drawn for %p",
  (file) => {
    expect(alertsCodeResponse(file).status).toBe(404);
  },
);
