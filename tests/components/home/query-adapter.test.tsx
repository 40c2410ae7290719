/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeStateProvider, useHomeState } from "@/components/home/home-state.client";
import { useLeaving } from "@/components/home/leaving.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { resetRouter, router } from "./router-stand-in";

jest.mock("next/navigation", () => jest.requireActual<typeof import("./router-stand-in")>("./router-stand-in").navigation);

function Filters() {
  const { filters, setFilters } = useHomeState();
  const leaving = useLeaving();
  return (
    <>
      <p>{JSON.stringify(filters)}</p>
      <button type="button" onClick={() => setFilters({ min_bedrooms: 2 })}>
        Two bedrooms
      </button>
      <button type="button" onClick={() => setFilters({ keywords: " Pool " }, { history: "replace" })}>
        Pool
      </button>
      <button
        type="button"
        onClick={() => {
          leaving.current = true;
        }}
      >
        Leave
      </button>
    </>
  );
}

const home = (
  <HomeStateProvider>
    <Filters />
  </HomeStateProvider>
);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

beforeEach(resetRouter);

describe("QueryAdapter", () => {
  it("reads the filters from the segment of the page", () => {
    router.segment = encodeQuerySegment({ location: "canggu", price_range: 15 });
    render(home);
    expect(screen.getByText(/"location":"canggu","price_range":15/)).toBeInTheDocument();
  });

  it("goes to the canonical address of the new filters, on the first page", async () => {
    router.segment = encodeQuerySegment({ location: "canggu", page: 2 });
    render(home);
    await press("Two bedrooms");
    await settle();
    expect(router.push).toHaveBeenCalledWith("/?location=canggu&min_bedrooms=2", expect.anything());
  });

  it("replaces the address for keywords", async () => {
    render(home);
    await press("Pool");
    await settle();
    expect(router.replace).toHaveBeenCalledWith("/?keywords=pool", expect.anything());
    expect(router.push).not.toHaveBeenCalled();
  });

  it("writes filters into the address of an open rental, without going anywhere", async () => {
    window.history.replaceState(null, "", "/rental/villa?location=canggu");
    router.pathname = "/rental/villa";
    router.segment = encodeQuerySegment({ location: "canggu" });
    render(home);
    await press("Pool");
    await settle();
    expect(window.location.pathname + window.location.search).toBe("/rental/villa?location=canggu&keywords=pool");
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("leaves the address alone while a rental is about to open, and catches up on the way back", async () => {
    const { rerender } = render(home);
    await press("Leave");
    await press("Pool");
    await settle();
    expect(router.replace).not.toHaveBeenCalled();

    router.pathname = "/rental/villa";
    rerender(<HomeStateProvider key="home"><Filters /></HomeStateProvider>);
  });
});
