import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { MapPanel } from "@/components/map/map-panel.client";
import { useRentalStore } from "@/stores/rental-store";
import { EMPTY_LIST, expectAddress, renderAt } from "../home/at-query";
import { comeNear } from "../results/intersections";
import { installBrowserStandIns, servePublicFiles } from "./browser-stand-ins";

const LIST: ListOnPage = {
  ...EMPTY_LIST,
  counts: { ...EMPTY_LIST.counts, location: [20, 0, 1] },
  points: [
    { name: "sanur", lat: -8.69, lng: 115.26 },
    { name: "jimbaran", lat: -8.79, lng: 115.16 },
    { name: "kuta", lat: -8.723, lng: 115.172 },
  ],
};

const nothing = () => undefined;

/** Shows the panel for a query of these areas. */
function showPanel(location: string[] = [], ofContact = false) {
  const queryPlaces = location.map((area) => LIST.points.findIndex(({ name }) => name === area));
  const panel = <MapPanel isOpen={false} onOpen={nothing} onClose={nothing} onShowResults={nothing} />;
  const shown = renderAt({ location }, panel, { ...LIST, queryPlaces, ofContact });
  act(() => comeNear());
  return shown;
}

const marker = (name: string, pressed: boolean) => screen.findByRole("button", { name, pressed });
const selected = () => useRentalStore.getState().mapSelectedLocation;

beforeAll(installBrowserStandIns);

beforeEach(() => {
  servePublicFiles();
  useRentalStore.setState({ mapSelectedLocation: null, mapBounds: null });
});

describe("MapPanel", () => {
  it("shows the places that have rentals", async () => {
    showPanel();
    expect(await marker("Sanur, 20 rentals", false)).toBeVisible();
    expect(await marker("Kuta, 1 rental", false)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Jimbaran/ })).toBeNull();
  });

  it("moves to the rentals of a contact", async () => {
    showPanel([], true);
    const middle = { lat: (-8.69 - 8.723) / 2, lng: (115.26 + 115.172) / 2 };
    await waitFor(() => {
      const { ne, sw } = useRentalStore.getState().mapBounds ?? {};
      expect(((ne?.lng ?? 0) + (sw?.lng ?? 0)) / 2).toBeCloseTo(middle.lng, 2);
      expect(((ne?.lat ?? 0) + (sw?.lat ?? 0)) / 2).toBeCloseTo(middle.lat, 2);
    });
  });

  it("selects a place by its marker, and clears the selection by the same marker", async () => {
    showPanel();
    await userEvent.click(await marker("Sanur, 20 rentals", false));
    expect(selected()).toEqual(["sanur"]);
    await userEvent.click(await marker("Kuta, 1 rental", false));
    expect(selected()).toEqual(["kuta"]);
    (await marker("Kuta, 1 rental", true)).focus();
    await userEvent.keyboard("{Enter}");
    expect(selected()).toBeNull();
  });

  it("leads from the card of the selected place to the list", async () => {
    const onShowResults = jest.fn();
    const onClose = jest.fn();
    const panel = <MapPanel isOpen onOpen={nothing} onClose={onClose} onShowResults={onShowResults} />;
    renderAt({}, panel, LIST);
    act(() => comeNear());
    const show = () => screen.queryByRole("button", { name: "Show 20 rentals" });
    await userEvent.click(await marker("Sanur, 20 rentals", false));
    expect(screen.getByText("Sanur", { selector: "p" })).toBeVisible();
    await userEvent.click(show() ?? document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onShowResults).toHaveBeenCalledTimes(1);
    await userEvent.click(await marker("Sanur, 20 rentals", true));
    expect(show()).toBeNull();
  });

  it.each(["{Control>}", "{Meta>}"])(
    "searches for the selected place and the pressed one with %s held",
    async (key) => {
      showPanel();
      const user = userEvent.setup();
      await user.click(await marker("Sanur, 20 rentals", false));
      await user.keyboard(key);
      await user.click(await marker("Kuta, 1 rental", false));
      await expectAddress("/?location=kuta,sanur");
      expect(selected()).toBeNull();
    },
  );

  it("adds and removes places by plain presses in the mode for several areas", async () => {
    showPanel(["jimbaran", "sanur"]);
    const several = await screen.findByRole("button", { name: "Select areas", pressed: false });
    await userEvent.click(several);
    expect(several).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await marker("Kuta, 1 rental", false));
    await userEvent.click(await marker("Sanur, 20 rentals", true));
    await expectAddress("/?location=jimbaran,kuta");
  });

  it("removes one of several places from the search by a plain press", async () => {
    showPanel(["kuta", "sanur"]);
    await userEvent.click(await marker("Kuta, 1 rental", true));
    await expectAddress("/?location=sanur");
    expect(selected()).toBeNull();
  });

  it("keeps a selected place that no rental matches", async () => {
    useRentalStore.setState({ mapSelectedLocation: ["jimbaran"] });
    showPanel();
    expect(await marker("Jimbaran, 0 rentals", true)).toBeVisible();
  });

  it("narrows the list by its own bounds only once it is moved", async () => {
    showPanel();
    await marker("Sanur, 20 rentals", false);
    expect(useRentalStore.getState().mapBounds).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(useRentalStore.getState().mapBounds).not.toBeNull());
  });
});
