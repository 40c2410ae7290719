import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ComparedHomes } from "@/components/compare/compare-table";
import { HomesPage } from "@/components/compare/homes-page";
import type { HomesPath } from "@/lib/compare/compare-address";
import type { ComparedHome } from "@/server/search/find-compared";
import { useRentalStore } from "@/stores/rental-store";
import { marketOf } from "../../unit/market/sample-market";
import { RATES } from "../../unit/money/rates";
import { gone, listed } from "./sample-homes";

function show(homes: ComparedHome[], path: HomesPath = "/compare") {
  const page = { homes, readAt: Date.parse("2026-11-21T00:00:00Z"), rates: RATES, market: marketOf([]) };
  const listedIds = homes.filter(({ rental }) => rental !== null).map(({ id }) => id);
  return render(
    <HomesPage path={path} heading="Homes" ids={homes.map(({ id }) => id)} listed={listedIds}>
      <ComparedHomes page={page} />
    </HomesPage>,
  );
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
const cellsOf = (name: string) =>
  within(row(name))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  localStorage.clear();
  useRentalStore.setState({ likedRentalIds: [], displayCurrency: "IDR" });
  await act(async () => useRentalStore.persist.rehydrate());
});

describe("homes side by side", () => {
  it("has a column for each home, headed by a link to its page", () => {
    show([listed(2), listed(1)]);
    const [second, first] = screen.getAllByRole("columnheader");
    expect(second && within(second).getByRole("link", { name: "Home 2" })).toHaveAttribute(
      "href",
      "/rental/home-2",
    );
    expect(first && within(first).getByRole("link", { name: "Home 1" })).toHaveAttribute(
      "href",
      "/rental/home-1",
    );
  });

  it("marks rows that differ, and shows values the adverts do not state", () => {
    show([listed(1, { raw_description: "Pool. No pets." }), listed(2, { raw_description: "" })]);
    expect(screen.getByRole("rowheader", { name: /^Pets.*they differ$/ })).toBeVisible();
    expect(cellsOf("Pets")).toEqual(["No, or costs extra", "Not stated"]);
    expect(screen.getByRole("rowheader", { name: "Area" })).toBeVisible();
    expect(screen.getByRole("rowheader", { name: "Water" })).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Only differences" })).not.toBeChecked();
  });

  it("offers no 'Only differences' checkbox when the homes do not differ", () => {
    show([listed(1), listed(2)]);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("shows the monthly rent in the visitor's currency, and the posted rent in the advert's", () => {
    show([listed(1), listed(2, { price_amount: 20_000_000 })]);
    act(() => useRentalStore.getState().setDisplayCurrency("USD"));
    expect(cellsOf("Rent as posted")).toEqual(["Rp 35,000,000 / month", "Rp 20,000,000 / month"]);
    expect(cellsOf("Rent by the month")).toEqual(["$2,060 / month", "$1,177 / month"]);
  });

  it("shows that a home is no longer listed, without its link or photo", () => {
    show([listed(1), gone(2)]);
    expect(screen.getByText("1 of 2 homes is no longer listed.")).toBeVisible();
    const [, missing] = screen.getAllByRole("columnheader");
    expect(missing).toHaveTextContent("No longer listed");
    expect(within(screen.getByRole("table")).getAllByRole("link")).toHaveLength(1);
    expect(document.querySelectorAll("table img")).toHaveLength(1);
    expect(cellsOf("Area")).toEqual(["Canggu", "–No longer listed"]);
  });

  it("has no table when every home is gone", () => {
    show([gone(1), gone(2)]);
    expect(screen.getByText("All 2 are no longer listed.")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Browse all rentals" })).toHaveAttribute("href", "/");
  });

  it("shows a single home and explains how to add another", () => {
    show([listed(1)]);
    expect(screen.getByRole("table")).toBeVisible();
    expect(screen.getByText(/Like another home/)).toBeVisible();
  });
});

it("a shared shortlist of few homes leads to their comparison, one of many does not", () => {
  const compareLink = () => screen.queryByRole("link", { name: "Compare" });
  const { unmount } = show([listed(1), listed(2), gone(3)], "/shared");
  expect(compareLink()).toHaveAttribute("href", "/compare?ids=1,2");
  unmount();
  show(
    [1, 2, 3, 4, 5].map((id) => listed(id)),
    "/shared",
  );
  expect(compareLink()).toBeNull();
});

describe("Add all to mine", () => {
  const liked = () => useRentalStore.getState().likedRentalIds;
  const add = () => userEvent.click(screen.getByRole("button", { name: "Add all to mine" }));
  const status = () => screen.getAllByRole("status")[0];

  it("puts new likes before the visitor's own, and reports how many were added", async () => {
    useRentalStore.setState({ likedRentalIds: [9, 2, 8] });
    show([listed(1), listed(2), listed(3), gone(4)]);
    expect(status()).toBeEmptyDOMElement();
    await add();
    expect(liked()).toEqual([9, 2, 8, 3, 1]);
    expect(status()).toHaveTextContent("2 added, 1 was already liked.");
  });

  it("changes nothing when every home is already liked", async () => {
    useRentalStore.setState({ likedRentalIds: [2, 1] });
    show([listed(1), listed(2)]);
    await add();
    expect(liked()).toEqual([2, 1]);
    expect(status()).toHaveTextContent("You like all 2 already.");
  });
});
