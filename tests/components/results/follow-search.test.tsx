/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FollowSearch } from "@/components/results/follow-search";
import { DEFAULT_QUERY, type ListQuery } from "@/lib/filters/schema";

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

function show() {
  const user = userEvent.setup();
  render(<FollowSearch query={QUERY} />);
  return user;
}

describe("FollowSearch", () => {
  it("says what is followed, and links to both feeds", () => {
    show();
    expect(screen.getByText("Canggu, 2+ bedrooms")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open as Atom" })).toHaveAttribute(
      "href",
      "/feed.xml?location=canggu&min_bedrooms=2",
    );
    expect(screen.getByRole("link", { name: "Open as JSON Feed" })).toHaveAttribute(
      "type",
      "application/feed+json",
    );
  });

  it("says how the feed gets to Telegram, to mail and to a reader", () => {
    show();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^In Telegram: .*RSS bot/),
      expect.stringMatching(/^By e-mail: .*feed-to-e-mail service/),
      expect.stringMatching(/^In a feed reader: add it as a feed/),
    ]);
  });

  it("copies the address, and says so", async () => {
    const user = show();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(screen.getByRole("status")).toHaveTextContent("Feed address copied to clipboard");
  });

  it("leaves the address to be selected where the clipboard is closed", async () => {
    const user = show();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(screen.getByRole("status")).toHaveTextContent("select the address");
    expect(screen.getByLabelText("Feed address")).toHaveValue(ADDRESS);
  });
});
