import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CurrencySwitch } from "@/components/currency/currency-switch.client";
import { Price } from "@/components/currency/price.client";
import { RatesProvider } from "@/components/currency/rates.client";
import { useRentalStore } from "@/stores/rental-store";
import { sampleRent } from "../../unit/rental/sample-rental";

const rates = { IDR: 1, USD: 0.00006 };
const rent = sampleRent({ price_amount: 10_000_000 });

beforeAll(() => useRentalStore.persist.rehydrate());
beforeEach(() => useRentalStore.setState({ displayCurrency: "IDR", exchangeRates: { IDR: 1 } }));

test("a chosen currency is kept, and shows rents in it", async () => {
  render(
    <RatesProvider rates={rates}>
      <CurrencySwitch />
      <Price rent={rent} className="" />
    </RatesProvider>,
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "USD ($)");
  expect(useRentalStore.getState().displayCurrency).toBe("USD");
  expect(screen.getByText("$600 / month")).toBeVisible();
});

test("the rates of an earlier page are kept when the next one has none", () => {
  useRentalStore.setState({ displayCurrency: "USD" });
  const { rerender } = render(<RatesProvider rates={rates} />);
  rerender(
    <RatesProvider rates={{ IDR: 1 }}>
      <Price rent={rent} className="" />
    </RatesProvider>,
  );
  expect(screen.getByText("$600 / month")).toBeVisible();
});
