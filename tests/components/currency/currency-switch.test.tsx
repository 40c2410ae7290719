/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CurrencySwitch } from "@/components/currency/currency-switch.client";
import { RatesProvider } from "@/components/currency/rates.client";
import { DAY_MS } from "@/lib/time/region-day";
import { useRentalStore } from "@/stores/rental-store";

const rates = { IDR: 1, USD: 0.00006 };
const REASON = "Exchange rates are not available right now; prices are shown as advertised.";
const currency = () => screen.getByRole("combobox", { name: "Currency" });

beforeAll(() => useRentalStore.persist.rehydrate());
beforeEach(() => {
  window.localStorage.clear();
  useRentalStore.setState({ displayCurrency: "IDR", exchangeRates: { IDR: 1 } });
});

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

  it("takes the rates of the last page with rates, on one that has none", () => {
    render(<RatesProvider rates={rates} />).unmount();
    useRentalStore.setState({ exchangeRates: { IDR: 1 } });
    render(<CurrencySwitch />);
    expect(currency()).toBeEnabled();
    expect(useRentalStore.getState().exchangeRates).toEqual(rates);
  });

  it("does not take rates that are older than a week", () => {
    jest.useFakeTimers({ now: Date.now() - 8 * DAY_MS });
    render(<RatesProvider rates={rates} />).unmount();
    jest.useRealTimers();
    useRentalStore.setState({ exchangeRates: { IDR: 1 } });
    render(<CurrencySwitch />);
    expect(currency()).toBeDisabled();
  });

  it.each(["{", "null", '{"rates":{"USD":0.00006}}', '{"rates":null,"storedAt":0}'])(
    "is disabled if the stored rates are %s",
    (text) => {
      window.localStorage.setItem("ExchangeRates", text);
      render(<CurrencySwitch />);
      expect(currency()).toBeDisabled();
    },
  );
});
