import { render, screen } from "@testing-library/react";
import { FollowSearch } from "@/components/results/follow-search";
import { searchCode } from "@/lib/alerts/search-code";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import { alertsLink } from "@/server/discovery/alerts-link";

const QUERY: ListQuery = {
  ...DEFAULT_QUERY,
  location: ["canggu"],
  min_bedrooms: 2,
  sort: "pricePerMonthAsc",
};

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

afterEach(() => {
  delete process.env.TELEGRAM_BOT_NAME;
});

const show = () => render(<FollowSearch query={QUERY} alerts={alertsLink(QUERY)} />);

describe("FollowSearch", () => {
  it("names the search, and links to the feed", () => {
    show();
    expect(screen.getByText("Canggu, 2+ bedrooms")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open the feed" })).toHaveAttribute(
      "href",
      "/feed.xml?location=canggu&min_bedrooms=2",
    );
  });

  it("explains how to follow the feed in Telegram, by e-mail and in a reader", () => {
    show();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^In Telegram: .*RSS bot/),
      expect.stringMatching(/^By e-mail: .*feed-to-e-mail service/),
      expect.stringMatching(/^In a feed reader: add it as a feed/),
    ]);
  });

  it("links to the site's Telegram bot when there is one", () => {
    process.env.TELEGRAM_BOT_NAME = "@bali_homes_bot";
    show();
    const link = screen.getByRole("link", { name: "New homes in Telegram" });
    expect(link).toHaveAttribute("href", `https://t.me/bali_homes_bot?start=${searchCode(QUERY)}`);
    expect(screen.queryByText(/RSS bot/)).toBeNull();
  });
});
