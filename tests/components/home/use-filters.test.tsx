import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeStateProvider, useHomeState } from "@/components/list-state/home-state.client";
import { setOpenedFrom } from "@/stores/session-store";
import { RussianPage } from "@/tests/support/in-russian";
import { AtAddress, EMPTY_LIST, expectAddress } from "./at-query";
import { address, resetRouter, router } from "./router-stand-in";

function Filters() {
  const { filters, setFilters } = useHomeState();
  return (
    <>
      <p>{JSON.stringify(filters)}</p>
      <button type="button" onClick={() => setFilters({ min_bedrooms: 2 })}>
        Two bedrooms
      </button>
      <button type="button" onClick={() => setFilters({ keywords: " Pool " }, { history: "replace" })}>
        Pool
      </button>
    </>
  );
}

const home = (
  <AtAddress>
    <Filters />
  </AtAddress>
);

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const goTo = (to: string) => act(() => window.history.replaceState(null, "", to));

beforeEach(() => setOpenedFrom(null));

describe("useFilters", () => {
  it("reads the filters of the address", () => {
    resetRouter("/?location=canggu&price_range=15");
    render(home);
    expect(screen.getByText(/"location":\["canggu"\],"price_range":15/)).toBeInTheDocument();
  });

  it("goes to the canonical address of the new filters, without the page number and what is not ours", async () => {
    resetRouter("/?utm_source=x&sort=pricePerMonthAsc&page=2");
    render(home);
    const entries = window.history.length;
    await press("Two bedrooms");
    await expectAddress("/?min_bedrooms=2&sort=pricePerMonthAsc");
    expect(window.history.length).toBe(entries + 1);
    expect(router.replace).toHaveBeenCalledTimes(1);
  });

  it("keeps the language of the address", async () => {
    resetRouter("/ru");
    render(<RussianPage>{home}</RussianPage>);
    await press("Two bedrooms");
    await expectAddress("/ru?min_bedrooms=2");
  });

  it("replaces the history entry for keywords", async () => {
    render(home);
    const entries = window.history.length;
    await press("Pool");
    await expectAddress("/?keywords=pool");
    expect(window.history.length).toBe(entries);
  });

  it("adds changes that come before their lists", async () => {
    render(home);
    await press("Two bedrooms");
    await press("Pool");
    await expectAddress("/?min_bedrooms=2&keywords=pool");
  });

  it("keeps the filters of the list under an open rental, whose address gets them", async () => {
    resetRouter("/?location=canggu");
    render(
      <HomeStateProvider search="location=canggu" list={EMPTY_LIST}>
        <Filters />
      </HomeStateProvider>,
    );
    setOpenedFrom("location=canggu");
    goTo("/rental/villa");
    expect(address()).toBe("/rental/villa?location=canggu");
    expect(screen.getByText(/"location":\["canggu"\]/)).toBeInTheDocument();
    await press("Pool");
    expect(address()).toBe("/rental/villa?location=canggu");
  });

  it("asks for the list on the way back if the address has keywords that it lacks, and for nothing else", async () => {
    render(
      <HomeStateProvider search="" list={EMPTY_LIST}>
        <Filters />
      </HomeStateProvider>,
    );
    goTo("/rental/villa");
    goTo("/");
    expect(router.replace).not.toHaveBeenCalled();
    goTo("/rental/villa");
    goTo("/?keywords=pool");
    await waitFor(() => expect(router.replace.mock.calls).toEqual([["/?keywords=pool", { scroll: false }]]));
  });
});
