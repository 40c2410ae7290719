import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterBar } from "@/components/filters/filter-bar.client";
import { FilterPanel } from "@/components/filters/filter-panel.client";
import { PriceBoundsFilter } from "@/components/filters/price-bounds.client";
import type { ListQuery } from "@/lib/filters/schema";
import { useRentalStore } from "@/stores/rental-store";
import { EMPTY_LIST, expectAddress, renderAt } from "../home/at-query";
import { router } from "../home/router-stand-in";

const bar = <FilterBar onOpen={() => {}} onShowResults={() => {}} />;
const panel = <FilterPanel onShow={() => {}} />;
const byMonth = () => screen.getByRole("checkbox", { name: "Count the price by the month" });

describe("the price by the month", () => {
  it("compares advertised rents until rents by the month are asked for", async () => {
    renderAt({ price_range: 11 }, panel);
    expect(byMonth()).not.toBeChecked();
    await userEvent.click(byMonth());
    await expectAddress("/?price_range=11&price_by=month");
  });

  it("goes back to advertised rents", async () => {
    renderAt({ price_range: 11, price_by: "month" }, panel);
    expect(byMonth()).toBeChecked();
    await userEvent.click(byMonth());
    await expectAddress("/?price_range=11");
  });

  it("keeps comparing by the month when a maximum is chosen", async () => {
    renderAt({ price_by: "month" }, bar);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Price range" }), "15");
    await expectAddress("/?price_range=15&price_by=month");
  });
});

it("an exact number of bedrooms is dropped for a higher minimum", async () => {
  renderAt({ min_bedrooms: 2, max_bedrooms: 2 }, bar);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Minimum bedrooms" }), "3+");
  await expectAddress("/?min_bedrooms=3");
});

describe("the selects of the bar", () => {
  const counts = {
    price_range: { "": 1_200, 11: 1_100 },
    min_bedrooms: { "": 90, 1: 80 },
    dateRange: { day: 7, week: 1_300 },
    ...{ includes: {}, stay: {}, location: [] },
  };

  it.each([
    ["Price range", ["All prices", "Up to 11M (1,100)"]],
    ["Minimum bedrooms", ["Any", "1+ (80)"]],
    ["Date range", ["Last 24 Hours (7)", "Last 7 Days (1,300)"]],
    ["Sort", ["Sort: Default", "Price / Month (low)"]],
  ])("shows counts beside the options of %s when the list has them", async (name, expected) => {
    renderAt({}, bar, { ...EMPTY_LIST, counts });
    await screen.findByRole("option", { name: "1+ (80)" });
    const options = within(screen.getByRole("combobox", { name })).getAllByRole("option");
    expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual(expected);
  });
});

beforeEach(() => useRentalStore.setState({ displayCurrency: "IDR" }));

const showAt = (query: Partial<ListQuery>) => renderAt(query, <PriceBoundsFilter />);

const field = (name: string) => screen.getByRole("textbox", { name });

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe("PriceBoundsFilter", () => {
  it("shows the bounds of the address in their currency", () => {
    useRentalStore.setState({ displayCurrency: "EUR" });
    showAt({ price_min: 600, price_max: 1_200, price_in: "USD" });
    expect(screen.getByRole("group", { name: "Price range, USD per month" })).toBeInTheDocument();
    expect(field("From")).toHaveValue("600");
    expect(field("To")).toHaveValue("1,200");
  });

  it.each<[Partial<ListQuery>, name: string, text: string, address: string, shown: string]>([
    [{}, "From", "15jt{Enter}", "/?price_min=15000000", "15,000,000"],
    [{}, "To", "15.2m{Tab}", "/?price_max=15500000", "15,500,000"],
    [{ price_min: 10_000_000 }, "To", "20{Enter}", "/?price_min=10000000&price_max=20000000", "20,000,000"],
  ])("from %j reads %s %s", async (query, name, text, address, shown) => {
    showAt(query);
    await type(name, text);
    await expectAddress(address);
    expect(field(name)).toHaveValue(shown);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("filters in the display currency while there are no bounds", async () => {
    useRentalStore.setState({ displayCurrency: "USD" });
    showAt({});
    await type("From", "610{Enter}");
    await expectAddress("/?price_min=600&price_in=USD");
  });

  it("does not filter while the visitor types, nor when the field is left unchanged", async () => {
    showAt({ price_min: 10_000_000 });
    await userEvent.type(field("To"), "15");
    await userEvent.clear(field("To"));
    await userEvent.tab();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("removes a bound when its field is emptied", async () => {
    showAt({ price_min: 10_000_000, price_max: 20_000_000 });
    await userEvent.clear(field("From"));
    await userEvent.tab();
    await expectAddress("/?price_max=20000000");
  });

  it("swaps a minimum above the maximum, and says so", async () => {
    showAt({ price_max: 10_000_000 });
    await type("From", "20jt{Enter}");
    await expectAddress("/?price_min=10000000&price_max=20000000");
    expect(screen.getByRole("status")).toHaveTextContent("Swapped");
    await waitFor(() => expect(field("From")).toHaveValue("10,000,000"));
    await waitFor(() => expect(field("To")).toHaveValue("20,000,000"));
  });

  it.each(["abc", "-5", "1e99", "$900"])("keeps %s, and reports that it is not an amount", async (text) => {
    showAt({});
    await type("To", `${text}{Enter}`);
    expect(screen.getByRole("status")).toHaveTextContent(`“${text}” is not an amount in IDR.`);
    expect(field("To")).toHaveValue(text);
    expect(field("To")).toBeInvalid();
    expect(router.replace).not.toHaveBeenCalled();
    await type("To", "9jt{Enter}");
    await expectAddress("/?price_max=9000000");
    expect(field("To")).toBeValid();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it.each(["0", "0jt"])("reads %s as no bound", async (text) => {
    showAt({ price_min: 10_000_000 });
    await type("From", `${text}{Enter}`);
    await expectAddress("/");
    expect(field("From")).toHaveValue("");
  });

  it("submits its currency in a hidden field for browsers without scripts", () => {
    showAt({ price_min: 600, price_in: "USD" });
    expect(document.querySelector("input[type=hidden]")).toHaveAttribute("value", "USD");
  });
});
