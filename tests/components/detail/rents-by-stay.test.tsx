import { render, screen, within } from "@testing-library/react";
import { PricePanel } from "@/components/detail/price-panel";
import { samplePanel } from "./sample-panel";

const shortest = { price_amount: 10_900_000, price_currency: "IDR", rental_period: "month" } as const;

it("the price panel lists the rents by length of stay", () => {
  const raw_description = "Villa in Pererenan 10.9jt/month or 96jt/year";
  render(<PricePanel {...samplePanel({ raw_description, ...shortest })} />);
  const list = within(screen.getByRole("list", { name: "Rent by length of stay" }));
  expect(list.getByRole("listitem")).toHaveTextContent("from 12 months: Rp 96M / year");
});

it("the price panel shows no such list for a post with several rentals", () => {
  const raw_description = "Villa A, 3 bedrooms - 12jt/month\nVilla B, 2 bedrooms - 10.9jt/month";
  render(<PricePanel {...samplePanel({ raw_description, ...shortest })} />);
  expect(screen.queryByRole("list", { name: "Rent by length of stay" })).toBeNull();
});
