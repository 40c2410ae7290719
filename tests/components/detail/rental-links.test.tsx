import { render, screen } from "@testing-library/react";
import { RentalLinks } from "@/components/card/rental-links";
import { RatesProvider } from "@/components/currency/rates.client";
import { useRentalStore } from "@/stores/rental-store";
import { RATES } from "../../unit/money/rates";
import { sampleRental } from "../../unit/rentals/sample-rental";

beforeAll(() => useRentalStore.persist.rehydrate());

it("leads with the monthly rent in the chosen currency, and flags an implausible price", () => {
  useRentalStore.setState({ displayCurrency: "USD" });
  render(
    <RatesProvider rates={RATES}>
      <RentalLinks
        heading="Similar rentals nearby"
        rentals={[
          sampleRental({ id: 1, price_amount: 1_000_000, rental_period: "night" }),
          sampleRental({ id: 2, price_amount: 90 }),
          sampleRental({ id: 3, price_amount: null }),
        ]}
      />
    </RatesProvider>,
  );
  const [night, slip, none] = screen.getAllByRole("listitem");
  expect(night).toHaveTextContent("$1,790 / monthRp 1,000,000 / night");
  expect(slip).toHaveTextContent("check the price in the post");
  expect(none).toHaveTextContent("Price on request");
});
