import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeView } from "@/components/home/home-view.client";
import { ListFailure } from "@/components/results/list-failure.client";
import { useRentalStore } from "@/stores/rental-store";
import { onDevice, storedOnDevice } from "@/tests/support/device";
import { comeNear, installIntersections } from "../results/intersections";
import { installBrowserGlobals } from "./browser-globals";
import { HomePage } from "./home-page";
import { resetRouter } from "./router-stand-in";

const mockNetwork = { isDown: false };

const mockLoaded = <Part,>(part: Part): Part => {
  if (mockNetwork.isDown) throw new Error("Failed to load chunk");
  return part;
};

jest.mock("@/lib/reporting/error-queue");
jest.mock("@/components/shortlist/shortlist.client", () => {
  const shortlist = jest.requireActual("@/components/shortlist/shortlist.client");
  return {
    get LikedList() {
      return mockLoaded(shortlist.LikedList);
    },
    get HiddenHomes() {
      return mockLoaded(shortlist.HiddenHomes);
    },
  };
});
jest.mock("@/components/map/map-of-list.client", () => ({
  get MapOfList() {
    return mockLoaded(() => "The map of the list");
  },
}));

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const press = (name: string) => visitor().click(screen.getByRole("button", { name }));

beforeAll(async () => {
  installBrowserGlobals();
  await useRentalStore.persist.rehydrate();
});

// React keeps what it shows while a part loads for a third of a second.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  installIntersections();
  resetRouter();
  window.localStorage.clear();
  onDevice();
  useRentalStore.setState({ showLikedOnly: false });
  mockNetwork.isDown = false;
});

/** Waits for the error message, then restores the connection. */
async function untilFailed() {
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
  mockNetwork.isDown = false;
}

it("a list that cannot be read has no map beside it", () => {
  render(
    <HomeView search="" list={null}>
      <ListFailure />
    </HomeView>,
  );
  expect(screen.queryByRole("region", { name: "Map of rentals" })).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("Error loading rentals.");
});

it("the map appears on 'Try again' once it can be loaded", async () => {
  mockNetwork.isDown = true;
  render(<HomePage />);
  act(() => comeNear());
  await untilFailed();
  await press("Try again");
  act(() => comeNear());
  expect(await screen.findByText("The map of the list")).toBeVisible();
});

it("'Hide' works while the line that counts them cannot be loaded", async () => {
  render(<HomePage />);
  mockNetwork.isDown = true;
  await press("Hide home 1");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(storedOnDevice().hidden).toEqual([1]);
});

it("the liked-only view appears on 'Try again' once it can be loaded", async () => {
  render(<HomePage />);
  mockNetwork.isDown = true;
  await visitor().click(screen.getByRole("checkbox", { name: /^Show liked only/ }));
  await untilFailed();
  await press("Try again");
  expect(await screen.findByText(/^Tap the heart of a rental/)).toBeVisible();
});
