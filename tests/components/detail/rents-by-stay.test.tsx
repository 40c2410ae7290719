/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { PricePanel } from "@/components/detail/price-panel";
import { samplePanel } from "./sample-panel";

const text = "Villa in Pererenan\n1 month 10.9jt\n3 months 9.9jt\n12 months 7.8jt";
const shortest = { price_amount: 10_900_000, price_currency: "IDR", rental_period: "month" } as const;

const linesOf = () =>
  within(screen.getByRole("list", { name: "Rent by length of stay" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("lists the rents of a post by length of stay, the shortest first", () => {
  render(<PricePanel {...samplePanel({ raw_description: text, ...shortest })} />);
  expect(linesOf()).toEqual([
    "from 1 month: Rp 10.9M / month",
    "from 3 months: Rp 9.9M / month",
    "from 12 months: Rp 7.8M / month",
  ]);
});

it("names what a year costs beside a rent by the month", () => {
  const both = "Villa in Pererenan 10.9jt/month or 96jt/year";
  render(<PricePanel {...samplePanel({ raw_description: both, ...shortest })} />);
  expect(linesOf()).toEqual(["from 12 months: Rp 96M / year"]);
});

it("names what several months cost at once, between the rents", () => {
  const sums = "Villa in Pererenan\n1 month 10.9jt\n3 months 30jt\n6 months 54jt\n1 year 96jt";
  render(<PricePanel {...samplePanel({ raw_description: sums, ...shortest })} />);
  expect(linesOf()).toEqual([
    "for 3 months: Rp 30M",
    "for 6 months: Rp 54M",
    "from 12 months: Rp 96M / year",
  ]);
});

it("names the sum of a post that asks for nothing else", () => {
  const only = "House in Sanur. 120 mln for 6 months";
  render(<PricePanel {...samplePanel({ raw_description: only, ...shortest, price_amount: 20e6 })} />);
  expect(linesOf()).toEqual(["from 6 months: Rp 20M / month", "for 6 months: Rp 120M"]);
});

it("names what half a year costs beside a rent by the year", () => {
  const year = { ...shortest, price_amount: 240e6, rental_period: "year" } as const;
  const half = "Townhouse in Canggu. Yearly 240 mln, half year 132 mln";
  render(<PricePanel {...samplePanel({ raw_description: half, ...year })} />);
  expect(linesOf()).toEqual(["for 6 months: Rp 132M", "from 12 months: Rp 240M / year"]);
});

it.each([
  ["one rent", { raw_description: "Villa in Pererenan 10.9jt/month", ...shortest }],
  ["another price than that of the listing", { raw_description: text, ...shortest, price_amount: 11e6 }],
  [
    "several homes",
    { raw_description: "Villa A, 3 bedrooms - 12jt/month\nVilla B, 2 bedrooms - 10.9jt/month", ...shortest },
  ],
])("is not there for a post with %s", (_, change) => {
  render(<PricePanel {...samplePanel(change)} />);
  expect(screen.queryByRole("list", { name: "Rent by length of stay" })).toBeNull();
});
