import { render, screen, within } from "@testing-library/react";
import { RentalLinks } from "@/components/card/rental-links";
import { RatesProvider } from "@/components/currency/rates.client";
import { AskingRents } from "@/components/detail/asking-rents";
import { OtherRentals } from "@/components/detail/other-rentals";
import { PricePanel } from "@/components/detail/price-panel";
import { Units } from "@/components/detail/units";
import { comparisonOf } from "@/lib/market/comparison";
import { partId } from "@/lib/rental/message-part";
import { useRentalStore } from "@/stores/rental-store";
import { homes, marketOf } from "../../unit/market/sample-market";
import { RATES } from "../../unit/money/rates";
import { sampleRental } from "../../unit/rental/sample-rental";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";
import { samplePanel } from "./sample-panel";

const text = `Two villas in Canggu
Villa A, 3 bedrooms - 35jt/month
Villa B, 2 bedrooms - 25jt/month, 270jt/year`;
const cheapest = { price_amount: 25_000_000, price_currency: "IDR", rental_period: "month" } as const;

beforeAll(() => useRentalStore.persist.rehydrate());
beforeEach(() => useRentalStore.setState({ displayCurrency: "IDR" }));

it("the units of a post are listed by rent, lowest first, each with all its rents", () => {
  render(<Units rental={sampleWholeRental({ raw_description: text, ...cheapest })} />);
  expect(screen.getByRole("heading", { name: "Units in this post" })).toBeVisible();
  const [first, second, third] = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(first).toHaveTextContent("Villa B, 2 bedroomsRp 25,000,000 / monthRp 270,000,000 / year");
  expect(second).toHaveTextContent("Villa A, 3 bedroomsRp 35,000,000 / month");
  expect(third).toBeUndefined();
});

it("shows each unit's rent as posted, then by the month in the chosen currency", () => {
  useRentalStore.setState({ displayCurrency: "USD" });
  const yearly = "Two villas\nVilla A, 3 bedrooms - 420jt/year\nVilla B, 2 bedrooms - 25jt/month";
  render(
    <RatesProvider rates={RATES}>
      <Units rental={sampleWholeRental({ raw_description: yearly, ...cheapest })} />
    </RatesProvider>,
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Villa B, 2 bedroomsRp 25,000,000 / month$1,471 / month");
  expect(second).toHaveTextContent("Villa A, 3 bedroomsRp 420,000,000 / year$2,060 / month");
});

it("the price of a post with units is marked as the lowest of several", () => {
  render(<PricePanel {...samplePanel({ raw_description: text, ...cheapest })} />);
  expect(screen.getByText("Rp 25,000,000 / month")).toHaveTextContent(/^from Rp 25,000,000 \/ month$/);
});

it.each([
  ["with one home", { raw_description: "Villa B, 2 bedrooms - 25jt/month, 270jt/year", ...cheapest }],
  [
    "whose price differs from its units' rents",
    { raw_description: text, ...cheapest, price_amount: 27_000_000 },
  ],
])("the list of units is absent for a post %s", (_, change) => {
  const rental = sampleWholeRental(change);
  const { container } = render(<Units rental={rental} />);
  expect(container).toBeEmptyDOMElement();
  render(<PricePanel {...samplePanel(change)} />);
  expect(screen.queryByText(/^from Rp/)).toBeNull();
});

describe("AskingRents", () => {
  it("unfolds to a table of rents, this one among them", () => {
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
      "This homeRp 17M",
      "MedianRp 20M",
      "A quarter ask more thanRp 27.5M",
      "HighestRp 50M",
    ]);
    expect(screen.getByText(/^Per bedroom:/)).toHaveTextContent("Per bedroom: Rp 8.5M, median Rp 10M");
  });
});

beforeAll(() => useRentalStore.persist.rehydrate());

it("shows the posted rent, then the month in the chosen currency, and flags an implausible price", () => {
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
  expect(night).toHaveTextContent("Rp 1,000,000 / nightabout $1,790 / month");
  expect(slip).toHaveTextContent("check the price in the post");
  expect(none).toHaveTextContent("Price on request");
});

it("the other homes of a post are listed with their rents, apart from similar ones", () => {
  const of = (id: number, message_id: number, title: string) =>
    sampleWholeRental({ id, message_id, title, location: id === 4 ? "canggu" : "ubud", slug: `home-${id}` });
  const rentals = [of(2, partId(7, 2), "House in Ubud"), of(3, partId(8, 2), "Elsewhere"), of(4, 9, "Alike")];
  const rental = sampleWholeRental({ message_id: 7 });
  render(
    <RatesProvider rates={RATES}>
      <OtherRentals {...{ rental, rentals }} places={{ points: [], indexByName: {} }} rates={RATES} />
    </RatesProvider>,
  );
  const [link, another] = within(screen.getByRole("region", { name: "Also in this post" })).getAllByRole(
    "link",
  );
  expect(link).toHaveTextContent("House in UbudRp 35,000,000 / month");
  expect(link).toHaveAttribute("href", "/rental/home-2");
  expect(another).toBeUndefined();
  const similar = screen.getByRole("region", { name: "Similar rentals nearby" });
  expect(within(similar).getAllByRole("link")).toHaveLength(1);
});
