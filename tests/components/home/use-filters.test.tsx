import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeStateProvider, useHomeState } from "@/components/list-state/home-state.client";
import { pendingCardNavigation } from "@/components/list-state/query-of-open-card.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { RussianPage } from "@/tests/support/in-russian";
import { installBrowserGlobals } from "./browser-globals";
import { resetRouter, router } from "./router-stand-in";

function Filters() {
  const { filters, setFilters } = useHomeState();
  const leave = () => {
    pendingCardNavigation.query = "location=canggu&keywords=pool";
  };
  return (
    <>
      <p>{JSON.stringify(filters)}</p>
      <button type="button" onClick={() => setFilters({ min_bedrooms: 2 })}>
        Two bedrooms
      </button>
      <button type="button" onClick={() => setFilters({ keywords: " Pool " }, { history: "replace" })}>
        Pool
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  );
}

// A new element each time: React skips an element that it has rendered before.
const home = () => (
  <HomeStateProvider>
    <Filters />
  </HomeStateProvider>
);

async function press(name: string) {
  await userEvent.click(screen.getByRole("button", { name }));
}

const address = () => `${window.location.pathname}${window.location.search}`;

beforeAll(installBrowserGlobals);
beforeEach(resetRouter);
beforeEach(() => {
  pendingCardNavigation.query = null;
});

describe("useFilters", () => {
  it("reads the filters from the segment of the page", () => {
    router.segment = encodeQuerySegment({ location: ["canggu"], price_range: 15 });
    render(home());
    expect(screen.getByText(/"location":\["canggu"\],"price_range":15/)).toBeInTheDocument();
  });

  it("goes to the canonical address of the new filters, without the page number", async () => {
    router.segment = encodeQuerySegment({ location: ["canggu"], page: 2 });
    render(home());
    await press("Two bedrooms");
    expect(router.push).toHaveBeenCalledWith("/?location=canggu&min_bedrooms=2", expect.anything());
  });

  it("keeps the language of the address", async () => {
    window.history.replaceState(null, "", "/ru");
    router.pathname = "/ru";
    render(<RussianPage>{home()}</RussianPage>);
    await press("Two bedrooms");
    expect(router.push).toHaveBeenCalledWith("/ru?min_bedrooms=2", expect.anything());
  });

  it("replaces the history entry for keywords", async () => {
    render(home());
    await press("Pool");
    expect(router.replace).toHaveBeenCalledWith("/?keywords=pool", expect.anything());
    expect(router.push).not.toHaveBeenCalled();
  });

  it("writes filters into the address of an open rental without navigating", async () => {
    window.history.replaceState(null, "", "/rental/villa?location=canggu");
    Object.assign(router, {
      pathname: "/rental/villa",
      segment: encodeQuerySegment({ location: ["canggu"] }),
    });
    render(home());
    await press("Pool");
    expect(address()).toBe("/rental/villa?location=canggu&keywords=pool");
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("lets a rental open although the same query is set, and updates the list on the way back", async () => {
    router.segment = encodeQuerySegment({ location: ["canggu"] });
    const { rerender } = render(home());
    await press("Leave");
    await press("Pool");
    expect(router.replace).not.toHaveBeenCalled();

    window.history.replaceState(null, "", "/rental/villa");
    router.pathname = "/rental/villa";
    rerender(home());
    expect(address()).toBe("/rental/villa?location=canggu&keywords=pool");
    window.history.replaceState(null, "", "/?keywords=pool");
    router.pathname = "/";
    rerender(home());
    expect(router.replace).toHaveBeenCalledWith("/?keywords=pool");
  });

  it("navigates instead of an opening rental when a different filter is set", async () => {
    router.segment = encodeQuerySegment({ location: ["canggu"] });
    const { rerender } = render(home());
    await press("Leave");
    await press("Two bedrooms");
    expect(router.push).toHaveBeenCalledWith("/?location=canggu&min_bedrooms=2", expect.anything());

    window.history.replaceState(null, "", "/rental/villa");
    router.pathname = "/rental/villa";
    rerender(home());
    expect(address()).toBe("/rental/villa");
  });

  it("requests nothing on the way back when the list is that of the address", async () => {
    const { rerender } = render(home());
    await press("Leave");
    router.pathname = "/rental/villa";
    rerender(home());
    window.history.replaceState(null, "", "/");
    router.pathname = "/";
    rerender(home());
    expect(router.replace).not.toHaveBeenCalled();
  });

  it("leaves the address of a rental that was not opened from a card", () => {
    window.history.replaceState(null, "", "/rental/villa");
    router.pathname = "/rental/villa";
    render(home());
    expect(address()).toBe("/rental/villa");
  });
});
