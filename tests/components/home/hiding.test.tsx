import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRentalStore } from "@/stores/rental-store";
import { inOtherTab, onDevice, storedOnDevice } from "@/tests/support/device";
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
  onDevice();
  useRentalStore.setState({ showLikedOnly: false });
});

it("the home screen hides a rental that another tab hides when nothing was hidden before", async () => {
  render(<HomePage />);
  act(() => inOtherTab({ hidden: [2] }));
  expect(await screen.findByText("1 hidden")).toBeVisible();
  act(() => inOtherTab({ hidden: [2, 3] }));
  expect(await screen.findByText("2 hidden")).toBeVisible();
});

it("the home screen hides what is pressed before its code has loaded, and not again after Undo", async () => {
  render(<HomePage />);
  for (const id of [1, 2]) fireEvent.click(screen.getByRole("button", { name: `Hide home ${id}` }));
  expect(await screen.findByText("2 hidden")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("1 hidden")).toBeVisible();
  expect(storedOnDevice().hidden).toEqual([1]);
});
