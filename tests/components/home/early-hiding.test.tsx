import { fireEvent, render, screen } from "@testing-library/react";
import { installBrowserGlobals } from "./browser-globals";
import { HomePage } from "./home-page";
import { resetRouter } from "./router-stand-in";

jest.mock("@/components/map/map-of-list.client", () => ({ MapOfList: () => "The map" }));

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const stored = () => window.localStorage.getItem("HiddenRentals");

beforeAll(() => {
  // React keeps what it shows while a part loads for a third of a second.
  jest.useFakeTimers();
  installBrowserGlobals();
  resetRouter();
});

// Alone in its file: modules stay loaded for all tests of a file.
it("rentals hidden before the code has loaded are hidden once each, and not again after Undo", async () => {
  render(<HomePage />);
  for (const id of [1, 2, 2]) press(`Hide home ${id}`);
  expect(await screen.findByText("2 hidden")).toBeVisible();
  expect(stored()).toBe("1,2");
  press("Undo");
  expect(screen.queryByText(/\d hidden/)).toBeNull();
  press("Hide home 3");
  expect(await screen.findByText("1 hidden")).toBeVisible();
  expect(stored()).toBe("3");
});
