/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { RatesProvider } from "@/components/currency/rates.client";
import { AskingRents } from "@/components/detail/asking-rents";
import { RentComparison } from "@/components/detail/rent-comparison";
import { comparisonOf } from "@/lib/market/comparison";
import { homes, marketOf } from "../../unit/market/sample-market";

/** The first of some homes beside all of them. */
function firstOf(rentals: ReturnType<typeof homes>) {
  return rentals[0] === undefined ? null : comparisonOf(marketOf(rentals), rentals[0]);
}

const TEN = [17, 5, 10, 15, 20, 20, 20, 30, 40, 50];

describe("RentComparison", () => {
  it("says where the rent stands", () => {
    render(<RentComparison comparison={firstOf(homes(TEN))} />);
    const sentence = "15 % under the median of 10 two-bedroom homes in Canggu (asking prices)";
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it("says the median alone of a small group", () => {
    const { container } = render(<RentComparison comparison={firstOf(homes([10, 20, 25.5, 30, 40]))} />);
    expect(container).toHaveTextContent(
      "Median of 5 two-bedroom homes in Canggu: Rp 25.5M / month (asking prices)",
    );
  });

  it("says nothing without a group", () => {
    const { container } = render(<RentComparison comparison={firstOf(homes([10, 20]))} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("AskingRents", () => {
  it("unfolds to a table of what is drawn", () => {
    const comparison = firstOf(homes(TEN));
    if (comparison === null) throw new Error("no comparison");
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
