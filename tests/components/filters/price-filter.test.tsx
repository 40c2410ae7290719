import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterSelects, PriceFilter } from "@/components/filters/filter-selects.client";
import { PublishMissingList } from "@/components/results/publish-list.client";
import type { ListQuery } from "@/lib/filters/schema";
import { expectAddress, renderAt } from "../home/at-query";

const byMonth = () => screen.getByRole("checkbox", { name: "Price per month" });

describe("PriceFilter", () => {
  it("compares advertised rents until rents by the month are asked for", async () => {
    renderAt({ price_range: 11 }, <PriceFilter />);
    expect(byMonth()).not.toBeChecked();
    await userEvent.click(byMonth());
    await expectAddress("/?price_range=11&price_by=month");
  });

  it("goes back to advertised rents", async () => {
    renderAt({ price_range: 11, price_by: "month" }, <PriceFilter />);
    expect(byMonth()).toBeChecked();
    await userEvent.click(byMonth());
    await expectAddress("/?price_range=11");
  });

  it("keeps comparing by the month when a maximum is chosen", async () => {
    renderAt({ price_by: "month" }, <PriceFilter />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Price range" }), "15");
    await expectAddress("/?price_range=15&price_by=month");
  });
});

describe("the exact number of bedrooms", () => {
  it.each<[Partial<ListQuery>, link: string, address: string]>([
    [{ min_bedrooms: 2 }, "Exactly 2", "/?min_bedrooms=2&max_bedrooms=2"],
    [{ min_bedrooms: 2, max_bedrooms: 4 }, "Exactly 2", "/?min_bedrooms=2&max_bedrooms=2"],
    [{ min_bedrooms: 2, max_bedrooms: 2 }, "2 or more", "/?min_bedrooms=2"],
  ])("from %j one press on %s leads to %s", async (query, name, address) => {
    renderAt(query, <FilterSelects />);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", address);
    await userEvent.click(link);
    await expectAddress(address);
  });

  it("is not offered without a minimum", () => {
    renderAt({ max_bedrooms: 2 }, <FilterSelects />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("is dropped for a higher minimum", async () => {
    renderAt({ min_bedrooms: 2, max_bedrooms: 2 }, <FilterSelects />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Minimum bedrooms" }), "3+");
    await expectAddress("/?min_bedrooms=3");
  });
});

describe("FilterSelects", () => {
  const counts = {
    price_range: { "": 1_200, 11: 1_100 },
    min_bedrooms: { "": 90, 1: 80 },
    dateRange: { day: 7, week: 1_300 },
    ...{ includes: {}, stay: {}, location: [] },
  };

  it.each([
    ["Price range", ["All prices (1,200)", "Up to 11M (1,100)"]],
    ["Minimum bedrooms", ["Any (90)", "1+ (80)"]],
    ["Date range", ["Last 24 Hours (7)", "Last 7 Days (1,300)"]],
    ["Sort", ["Sort: Default", "Price / Month (low)"]],
  ])("shows counts beside the options of %s when the list has them", async (name, expected) => {
    renderAt(
      {},
      <>
        <PublishMissingList context={{ counts, points: [], queryPlaces: [] }} />
        <FilterSelects />
      </>,
    );
    await screen.findByRole("option", { name: "Any (90)" });
    const options = within(screen.getByRole("combobox", { name })).getAllByRole("option");
    expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual(expected);
  });
});
