import { render, screen } from "@testing-library/react";
import { RentalCard } from "@/components/card/rental-card";
import { sampleCard } from "../home/sample-card";

const weekly = { perMonth: 39_000_000, currency: "IDR", advertised: false };

describe("RentalCard", () => {
  it("has a single link, with the heart and the buttons outside it", () => {
    render(<RentalCard card={sampleCard({ media: ["/a.webp", "/b.webp"] })} maximum={null} />);
    const link = screen.getByRole("link", { name: "Villa" });
    expect(link).toHaveAttribute("href", "/rental/villa");
    for (const button of screen.getAllByRole("button")) expect(link).not.toContainElement(button);
    expect(screen.getByRole("button", { name: "Like Villa" })).toHaveAttribute("aria-pressed", "false");
  });

  it("sets lang on a title and an excerpt that are not in English", () => {
    const card = sampleCard({
      ...{ title: "Вилла", lang: "ru" },
      ...{ area: "/area/bali/1.svg", excerpt: "Rumah kosong", excerptLang: "id" },
    });
    render(<RentalCard card={card} maximum={null} />);
    expect(screen.getByText("Вилла")).toHaveAttribute("lang", "ru");
    expect(screen.getByText("Rumah kosong")).toHaveAttribute("lang", "id");
  });

  it("shows the area, the rooms, the price and the day of the post", () => {
    render(<RentalCard card={sampleCard()} maximum={null} />);
    for (const text of ["Canggu", "2 bedrooms · 1 bathroom", "Rp 10,000,000 / month", "Posted Today"]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it("shows fallbacks when the area, the rooms and the price are unknown", () => {
    const card = sampleCard({ place: null, rooms: "", price: null, monthly: null, posted: "N/A" });
    render(<RentalCard card={card} maximum={11} />);
    for (const text of ["Bali", "Price on request", "Posted N/A"])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("compares the rent with similar rentals when the comparison is known", () => {
    const { rerender } = render(
      <RentalCard card={sampleCard({ standing: "12 % under median" })} maximum={null} />,
    );
    expect(screen.getByText("12 % under median")).toBeInTheDocument();
    rerender(<RentalCard card={sampleCard()} maximum={null} />);
    expect(screen.queryByText(/median/)).toBeNull();
  });

  it("warns when the rent by the month exceeds the chosen maximum", () => {
    const card = sampleCard({ price: "Rp 9,000,000 / week", monthly: weekly });
    const { rerender } = render(<RentalCard card={card} maximum={38} />);
    expect(screen.getByText("Above your maximum when paid by the month")).toBeInTheDocument();
    rerender(<RentalCard card={card} maximum={null} />);
    expect(screen.queryByText(/Above your maximum/)).toBeNull();
  });
});
