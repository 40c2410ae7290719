import { TextEncoder } from "node:util";
import { render, screen } from "@testing-library/react";
import LikedPage from "@/app/[locale]/liked/page";
import { searchCode } from "@/lib/alerts/search-code";

// jsdom lacks it; browsers and servers have it.
globalThis.TextEncoder = TextEncoder;

afterEach(() => {
  delete process.env.TELEGRAM_BOT_NAME;
});

const offer = () => screen.queryByRole("link", { name: "New homes in Telegram" });

it("the page of likes links to the site's Telegram bot for all new rentals when there is one", () => {
  const { unmount } = render(<LikedPage />);
  expect(offer()).toBeNull();
  unmount();
  process.env.TELEGRAM_BOT_NAME = "bali_homes_bot";
  render(<LikedPage />);
  expect(offer()).toHaveAttribute("href", `https://t.me/bali_homes_bot?start=${searchCode({})}`);
});
