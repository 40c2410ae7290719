import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompareTable } from "@/components/compare/compare-table";
import { RatesProvider } from "@/components/currency/rates.client";
import { PricePanel } from "@/components/detail/price-panel";
import { compareRows } from "@/lib/compare/compare-rows";
import { useRentalStore } from "@/stores/rental-store";
import { marketOf } from "../../unit/market/sample-market";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";
import { compareContext } from "../compare/sample-homes";
import { samplePanel } from "./sample-panel";

const dollars = { IDR: 1, USD: 0.00006 };
const villa = {
  ...{ price_amount: 15_000_000, price_currency: "IDR", rental_period: "month" as const },
  raw_description: "Villa in Canggu, 15jt/month, deposit 5jt",
};

function showPanel(rental: Parameters<typeof samplePanel>[0]) {
  return render(<PricePanel {...samplePanel(rental, { rates: dollars })} />);
}

beforeAll(() => useRentalStore.persist.rehydrate());

afterEach(() => useRentalStore.setState({ displayCurrency: "IDR" }));

it("the price panel has one line of the cost to move in, which unfolds to what the advert states", async () => {
  showPanel(villa);
  expect(screen.getByText(/^To move in:/)).toHaveTextContent("To move in: at least Rp 20,000,000");
  await userEvent.click(screen.getByText(/^To move in:/));
  expect(screen.getByText("first month Rp 15,000,000 + deposit Rp 5,000,000")).toBeVisible();
  expect(screen.getByText("Not stated: payment in advance")).toBeVisible();
});

it("the price panel shows the cost in the visitor's currency too", () => {
  useRentalStore.setState({ displayCurrency: "USD" });
  showPanel(villa);
  expect(screen.getByText(/^To move in:/)).toHaveTextContent("To move in: at least Rp 20,000,000 ($1,200)");
});

it("the price panel shows no cost when the advert states no sum", () => {
  showPanel({ price_amount: null, rental_period: null, raw_description: "Villa in Canggu" });
  expect(screen.queryByText(/To move in/)).toBeNull();
});

it("the cost to move in appears in the comparison, in the visitor's currency too", () => {
  useRentalStore.setState({ displayCurrency: "USD" });
  const rental = sampleWholeRental({ ...villa, id: 1 });
  const bare = sampleWholeRental({ id: 2, price_amount: null, rental_period: null, raw_description: "" });
  const homes = [rental, bare].map((one) => ({ id: one.id, rental: one, newestAt: null }));
  render(
    <RatesProvider rates={dollars}>
      <CompareTable homes={homes} rows={compareRows(homes, compareContext(marketOf([])))} />
    </RatesProvider>,
  );
  const row = screen.getByRole("row", { name: /^Cash to move in/ });
  expect(row).toHaveTextContent("at least Rp 20,000,000 ($1,200). Not stated: payment in advance");
  expect(row).toHaveTextContent(/Not stated$/);
});

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
