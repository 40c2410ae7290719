import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CurrencySwitch } from "@/components/currency/currency-switch.client";
import { RatesProvider } from "@/components/currency/rates.client";
import { useRentalStore } from "@/stores/rental-store";

const rates = { IDR: 1, USD: 0.00006 };
const REASON = "Exchange rates are not available right now; prices are shown as advertised.";
const currency = () => screen.getByRole("combobox", { name: "Currency" });

beforeAll(() => useRentalStore.persist.rehydrate());
beforeEach(() => useRentalStore.setState({ displayCurrency: "IDR", exchangeRates: { IDR: 1 } }));

describe("CurrencySwitch", () => {
  it("is disabled without rates, and explains why", () => {
    render(<CurrencySwitch />);
    expect(currency()).toBeDisabled();
    expect(currency()).toHaveAccessibleDescription(REASON);
  });

  it("can be focused without rates, which shows the explanation", async () => {
    render(<CurrencySwitch />);
    await userEvent.tab();
    expect(document.activeElement).toContainElement(screen.getByText(REASON));
  });

  it("is enabled as soon as a page brings rates", async () => {
    render(
      <>
        <CurrencySwitch />
        <RatesProvider rates={rates} />
      </>,
    );
    expect(currency()).toBeEnabled();
    expect(currency()).toHaveAccessibleDescription("");
    await userEvent.selectOptions(currency(), "EUR (€)");
    expect(useRentalStore.getState().displayCurrency).toBe("EUR");
  });

  it("keeps the rates of an earlier page when the next one has none", () => {
    const { rerender } = render(<RatesProvider rates={rates} />);
    rerender(
      <>
        <RatesProvider rates={{ IDR: 1 }} />
        <CurrencySwitch />
      </>,
    );
    expect(currency()).toBeEnabled();
  });
});
