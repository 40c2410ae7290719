import { render, screen } from "@testing-library/react";
import LikedPage from "@/app/[locale]/liked/page";
import { searchCode } from "@/lib/alerts/search-code";

afterEach(() => {
  delete process.env.TELEGRAM_BOT_NAME;
});

const offer = () => screen.queryByRole("link", { name: "New homes in Telegram" });

it("the page of likes links to the site's Telegram bot for all new rentals when there is one", async () => {
  const { unmount } = render(await LikedPage());
  expect(offer()).toBeNull();
  unmount();
  process.env.TELEGRAM_BOT_NAME = "bali_homes_bot";
  render(await LikedPage());
  expect(offer()).toHaveAttribute("href", `https://t.me/bali_homes_bot?start=${searchCode({})}`);
});
