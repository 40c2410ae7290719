/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PriceFilter } from "@/components/filters/filter-selects.client";
import { HomeStateProvider } from "@/components/home/home-state.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter, router } from "../home/router-stand-in";

jest.mock("next/navigation", () => jest.requireActual("../home/router-stand-in").navigation);

beforeAll(installBrowserGlobals);
beforeEach(resetRouter);

const filter = () => (
  <HomeStateProvider>
    <PriceFilter />
  </HomeStateProvider>
);
const byMonth = () => screen.getByRole("checkbox", { name: "Price per month" });

describe("PriceFilter", () => {
  it("compares what is advertised until the month is asked for", async () => {
    router.segment = encodeQuerySegment({ price_range: 11 });
    render(filter());
    expect(byMonth()).not.toBeChecked();
    await userEvent.click(byMonth());
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith("/?price_range=11&price_by=month", expect.anything()),
    );
  });

  it("goes back to what is advertised", async () => {
    router.segment = encodeQuerySegment({ price_range: 11, price_by: "month" });
    render(filter());
    expect(byMonth()).toBeChecked();
    await userEvent.click(byMonth());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/?price_range=11", expect.anything()));
  });

  it("keeps the month while a maximum is chosen", async () => {
    router.segment = encodeQuerySegment({ price_by: "month" });
    render(filter());
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Price range" }), "15");
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith("/?price_range=15&price_by=month", expect.anything()),
    );
  });
});
