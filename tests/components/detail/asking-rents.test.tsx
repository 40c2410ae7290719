import { render, screen, within } from "@testing-library/react";
import { RatesProvider } from "@/components/currency/rates.client";
import { AskingRents } from "@/components/detail/asking-rents";
import { comparisonOf } from "@/lib/market/comparison";
import { homes, marketOf } from "../../unit/market/sample-market";

describe("AskingRents", () => {
  it("unfolds to a table of the values in the chart", () => {
    const rentals = homes([17, 5, 10, 15, 20, 20, 20, 30, 40, 50]);
    const comparison = rentals[0] && comparisonOf(marketOf(rentals), rentals[0]);
    if (!comparison) throw new Error("no comparison");
    render(
      <RatesProvider rates={{ IDR: 1 }}>
        <AskingRents comparison={comparison} />
      </RatesProvider>,
    );
    const heading = screen.getByRole("heading", { name: "Asking prices: two-bedroom homes in Canggu" });
    expect(heading).toBeInTheDocument();
    const table = screen.getByRole("table", {
      name: "Asking prices of 10 two-bedroom homes in Canggu, each month",
    });
    const cells = within(table)
      .getAllByRole("row")
      .map((row) => row.textContent);
    expect(cells).toEqual([
      "LowestRp 5M",
      "A quarter ask less thanRp 15.5M",
      "MedianRp 20M",
      "A quarter ask more thanRp 27.5M",
      "HighestRp 50M",
      "This homeRp 17M",
    ]);
    expect(screen.getByText(/^Per bedroom:/)).toHaveTextContent("Per bedroom: Rp 8.5M, median Rp 10M");
  });
});
