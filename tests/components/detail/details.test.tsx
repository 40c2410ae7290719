/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactDetails } from "@/components/detail/contact-details";
import { HomeFacts } from "@/components/detail/home-facts";
import { PricePanel } from "@/components/detail/price-panel";
import { SourceDetails } from "@/components/detail/source-details";
import { sampleWholeRental } from "../../unit/rentals/sample-rental";

describe("ContactDetails", () => {
  it("unfolds to the contact's link", async () => {
    render(<ContactDetails rental={sampleWholeRental({ id: 7 })} />);
    expect(screen.getByRole("group")).not.toHaveAttribute("open");
    await userEvent.click(screen.getByText("Contact"));
    expect(screen.getByRole("group")).toHaveAttribute("open");
    const link = screen.getByRole("link", { name: "Made" });
    expect(link).toHaveAttribute("href", "https://t.me/made");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("data-umami-event", "contact-click");
    expect(link).toHaveAttribute("data-umami-event-rental", "7");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "@made", "a".repeat(3_000)])(
    "shows %s as text",
    (contact_url) => {
      render(<ContactDetails rental={sampleWholeRental({ contact_name: null, contact_url })} />);
      expect(screen.queryByRole("link")).toBeNull();
      expect(screen.getByText(contact_url)).toBeInTheDocument();
    },
  );

  it("says when there is none", () => {
    render(<ContactDetails rental={sampleWholeRental({ contact_name: null, contact_url: null })} />);
    expect(screen.getByText("Contact information not available")).toBeInTheDocument();
  });
});

describe("SourceDetails", () => {
  it("links the post in its channel", () => {
    render(
      <SourceDetails rental={sampleWholeRental({ source_channel_name: "bali_rent", message_id: 42 })} />,
    );
    const link = screen.getByText("Original post on Telegram");
    expect(link).toHaveAttribute("href", "https://t.me/bali_rent/42");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("data-umami-event", "source-click");
  });

  it("says when there is none", () => {
    render(<SourceDetails rental={sampleWholeRental({ source: "elsewhere" })} />);
    expect(screen.getByText("Source URL not available")).toBeInTheDocument();
  });
});

describe("HomeFacts", () => {
  it("shows area, rooms, type and amenities", () => {
    render(<HomeFacts rental={sampleWholeRental({ amenities: ["pool", "wifi"], bathrooms: 1 })} />);
    const location = screen.getByRole("link", { name: "Canggu" });
    expect(location).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
    );
    expect(location).toHaveAttribute("data-umami-event", "location-click");
    expect(screen.getByText("2 bedrooms · 1 bathroom")).toBeInTheDocument();
    expect(screen.getByText("Villa")).toBeInTheDocument();
    expect(screen.getByText("pool, wifi")).toBeInTheDocument();
  });

  it("has its fallbacks", () => {
    const unknown = { location: null, bedrooms: null, bathrooms: null, property_type: null, amenities: [] };
    render(<HomeFacts rental={sampleWholeRental(unknown)} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("N/A")).toBeInTheDocument();
    expect(screen.queryByText("Rooms")).toBeNull();
    expect(screen.queryByText("Type")).toBeNull();
  });
});

describe("PricePanel", () => {
  const readAt = Date.parse("2026-11-21T04:00:00Z");

  it("shows the price with its period, the monthly one where it differs, and the date", () => {
    const weekly = { price_amount: 9_000_000, rental_period: "week" } as const;
    render(<PricePanel rental={sampleWholeRental(weekly)} readAt={readAt} />);
    expect(screen.getByText("Rp 9,000,000 / week")).toBeInTheDocument();
    expect(screen.getByText("Rp 39,000,000 / month")).toBeInTheDocument();
    expect(screen.getByText("Posted Yesterday")).toBeInTheDocument();
  });

  it("does not repeat a monthly price, and has its fallbacks", () => {
    const { rerender } = render(<PricePanel rental={sampleWholeRental()} readAt={readAt} />);
    expect(screen.getAllByText(/month/)).toHaveLength(1);
    rerender(
      <PricePanel rental={sampleWholeRental({ price_amount: null, posted_at: null })} readAt={readAt} />,
    );
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    expect(screen.getByText("Posted N/A")).toBeInTheDocument();
  });
});
