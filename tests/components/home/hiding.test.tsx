import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { listStyle } from "@/lib/shortlist/hidden-and-seen";
import { useRentalStore } from "@/stores/rental-store";
import { installBrowserGlobals } from "./browser-globals";
import { HomePage } from "./home-page";
import { resetRouter } from "./router-stand-in";

jest.mock("@/components/map/map-of-list.client", () => ({ MapOfList: () => "The map" }));

beforeAll(installBrowserGlobals);
// React keeps what it shows while a part loads for a third of a second.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

beforeEach(() => {
  resetRouter();
  window.localStorage.clear();
  document.head.replaceChildren();
  useRentalStore.setState({ showLikedOnly: false });
});

/** Does what another tab does when it marks rentals: stores a list of ids, and the style derived from it. */
function markElsewhere(name: string, ids: string) {
  window.localStorage.setItem(name, ids);
  for (const key of [name, "MarkedRentals"]) fireEvent(window, new StorageEvent("storage", { key }));
}

const style = () => document.head.textContent;

it("the home screen hides a rental that another tab hides when nothing was hidden before", async () => {
  render(<HomePage />);
  markElsewhere("HiddenRentals", "2");
  expect(await screen.findByText("1 hidden")).toBeVisible();
  expect(style()).toBe(listStyle("2", null));
  markElsewhere("HiddenRentals", "2,3");
  expect(await screen.findByText("2 hidden")).toBeVisible();
});

it("the home screen marks a rental that another tab has opened", async () => {
  render(<HomePage />);
  markElsewhere("SeenRentals", "3");
  await waitFor(() => expect(style()).toBe(listStyle(null, "3")));
  expect(screen.queryByText(/\d hidden/)).toBeNull();
});
