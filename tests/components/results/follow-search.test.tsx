import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FollowSearch } from "@/components/results/follow-search";
import { searchCode } from "@/lib/alerts/search-code";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";
import { alertsLink } from "@/server/discovery/alerts-link";

const ADDRESS = "https://bali.example/feed.xml?location=canggu&min_bedrooms=2";

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

function show() {
  const user = userEvent.setup();
  render(<FollowSearch query={QUERY} alerts={alertsLink(QUERY)} />);
  return user;
}

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
    const link = screen.getByRole("link", { name: "Open in Telegram" });
    expect(link).toHaveAttribute("href", `https://t.me/bali_homes_bot?start=${searchCode(QUERY)}`);
    expect(screen.queryByText(/RSS bot/)).toBeNull();
  });

  it("copies the feed's address, and confirms it", async () => {
    const user = show();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(screen.getByRole("status")).toHaveTextContent("Feed address copied to clipboard");
  });

  it("asks to select the address when the clipboard is denied", async () => {
    const user = show();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("status")).toHaveTextContent("select the address");
    expect(screen.getByLabelText("Feed address")).toHaveValue(ADDRESS);
  });
});
