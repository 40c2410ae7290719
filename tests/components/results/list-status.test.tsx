import { act, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ShowRentals } from "@/components/filters/filter-sheet.client";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import { ListStatus, ListStatusRegion } from "@/components/results/list-status.client";
import { useRentalStore } from "@/stores/rental-store";
import { EnglishPage } from "@/tests/support/in-english";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter } from "../home/router-stand-in";

const home = (message: string, liked?: string) => (
  <HomeStateProvider>
    <ListStatusRegion />
    <ListStatus message={message} />
    {liked === undefined ? null : <ListStatus liked message={liked} />}
  </HomeStateProvider>
);

/** Hydrates when a promise resolves, as a part of the page does whose script arrives late. */
function After({ until, children }: { until?: Promise<void>; children: React.ReactNode }) {
  if (until !== undefined) use(until);
  return children;
}

function Liked() {
  const inView = useRentalStore((state) => state.showLikedOnly);
  return inView ? <ListStatus liked message="1 liked rental" /> : null;
}

const lateHome = (list: React.ReactNode) => (
  <EnglishPage>
    <HomeStateProvider>
      <ListStatusRegion />
      <Liked />
      <Suspense>{list}</Suspense>
    </HomeStateProvider>
  </EnglishPage>
);
const showLikedOnly = (show: boolean) => act(() => useRentalStore.getState().setShowLikedOnly(show));

beforeAll(installBrowserGlobals);
beforeEach(() => {
  resetRouter();
  useRentalStore.setState({ showLikedOnly: false });
});

describe("ListStatus", () => {
  it("is in the server's HTML beside an empty live region", () => {
    const html = renderToString(<EnglishPage>{home("Showing 3 rental(s) at Canggu")}</EnglishPage>);
    expect(html).toMatch(/role="status"[^>]*><\/p>/);
    expect(html).toContain("Showing 3 rental(s) at Canggu");
  });

  it("is announced once in the live region, and again when it changes", () => {
    const { rerender } = render(home("Showing 3 rental(s) at Canggu"));
    expect(screen.getByRole("status")).toHaveTextContent("Showing 3 rental(s) at Canggu");
    expect(screen.getAllByText(/Showing/)).toHaveLength(1);
    rerender(home("No rentals found."));
    expect(screen.getByRole("status")).toHaveTextContent("No rentals found.");
  });

  it("is on the button from the filters to the list, with the count outside the map", () => {
    render(
      <HomeStateProvider>
        <ListStatus message="Showing 4 rental(s) in Map View" count={4} total={45} />
        <ShowRentals onClick={() => {}} />
      </HomeStateProvider>,
    );
    expect(screen.getByRole("button")).toHaveTextContent("Show rentals (4 here, 45 on Bali)");
  });

  it("describes the liked rentals while they are in view, and the list afterwards", () => {
    const { rerender } = render(home("Showing 3 rental(s) at Canggu"));
    showLikedOnly(true);
    rerender(home("Showing 3 rental(s) at Canggu", "1 liked rental"));
    expect(screen.getByRole("status")).toHaveTextContent("1 liked rental");
    rerender(home("Showing 2 rental(s) at Canggu", "1 liked rental"));
    expect(screen.getByRole("status")).toHaveTextContent("1 liked rental");
    showLikedOnly(false);
    rerender(home("Showing 2 rental(s) at Canggu"));
    expect(screen.getByRole("status")).toHaveTextContent("Showing 2 rental(s) at Canggu");
  });

  it("describes the liked rentals when the list hydrates after they came into view", async () => {
    const page = document.createElement("div");
    document.body.append(page);
    const list = <ListStatus message="Showing 3 rental(s) at Canggu" />;
    page.innerHTML = renderToString(lateHome(<After>{list}</After>));
    const alive = Promise.withResolvers<void>();
    const root = await act(() => hydrateRoot(page, lateHome(<After until={alive.promise}>{list}</After>)));
    await act(() => useRentalStore.getState().setShowLikedOnly(true));
    expect(screen.getByRole("status")).toHaveTextContent("1 liked rental");
    await act(async () => alive.resolve());
    expect(screen.getByRole("status")).toHaveTextContent("1 liked rental");
    act(() => root.unmount());
    page.remove();
  });
});
