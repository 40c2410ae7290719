import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HideButton } from "@/components/card/card-buttons.client";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import type { ListOnPage } from "@/components/list-state/list-on-page";
import { HiddenHomes } from "@/components/shortlist/hidden-homes.client";
import { useRentalStore } from "@/stores/rental-store";
import { inOtherTab, onDevice, storedOnDevice } from "@/tests/support/device";
import { EMPTY_LIST } from "../home/at-query";

const LIST: ListOnPage = {
  ...EMPTY_LIST,
  // In the map's default view, and outside of it.
  points: [
    { name: "sanur", lat: -8.69, lng: 115.26 },
    { name: "amed", lat: -8.33, lng: 115.65 },
  ],
  counts: { ...EMPTY_LIST.counts, location: [3, 1] },
  total: 4,
};

function List() {
  return (
    <HomeStateProvider search="" list={LIST}>
      {[1, 2, 3].map((id) => (
        <HideButton key={id} id={id} title={`home ${id}`} />
      ))}
      <HiddenHomes />
    </HomeStateProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const stored = () => storedOnDevice().hidden.join();

beforeEach(() => {
  onDevice();
  useRentalStore.setState({ rentals: [1, 2, 3].map((id) => [id, 0] as const), mapBounds: null });
});
afterEach(() => jest.restoreAllMocks());

it("the list hides the rental, focuses Undo, and counts the hidden and shown rentals", async () => {
  render(<List />);
  press("Hide home 1");
  expect(stored()).toBe("1");
  expect(screen.getByText("1 hidden")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Hidden from lists.");
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  expect(await screen.findByText("2 shown")).toBeInTheDocument();
  press("Hide home 2");
  expect(screen.getByText("2 hidden")).toBeInTheDocument();
  expect(screen.getByText("1 shown")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(stored()).toBe("1");
  expect(screen.getByText("1 hidden")).toBeInTheDocument();
});

it("the list counts and restores only the hidden rentals of this list", async () => {
  onDevice({ hidden: [9, 2, 3] });
  render(<List />);
  await userEvent.click(screen.getByRole("button", { name: "Show the 2 hidden rentals" }));
  expect(stored()).toBe("9");
  expect(screen.queryByText(/hidden/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(stored()).toBe("9,2,3");
});

it.each([
  [[2, 3], "1 hidden", "2 shown"],
  [[3], "1 hidden", "outside this map"],
])("the line counts the hidden rentals %s and those left on the map", async (hidden, count, shown) => {
  onDevice({ hidden });
  await act(async () => render(<List />));
  act(() => useRentalStore.setState({ rentals: [1, 2, 3].map((id) => [id, id === 3 ? 1 : 0] as const) }));
  expect(screen.getByText(count)).toBeInTheDocument();
  expect(screen.getByText(shown)).toBeInTheDocument();
});

it("the list follows another tab", () => {
  render(<List />);
  act(() => inOtherTab({ hidden: [3] }));
  expect(screen.getByText("1 hidden")).toBeInTheDocument();
});

it("the list hides a rental for this visit when nothing can be stored, and says so", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<List />);
  press("Hide home 1");
  expect(screen.getByText("1 hidden")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Hidden for this visit.");
});

describe("the notice", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("stays for eight seconds after its last change", () => {
    render(<List />);
    press("Hide home 1");
    fireEvent.blur(screen.getByRole("button", { name: "Undo" }));
    act(() => void jest.advanceTimersByTime(7_000));
    press("Show the hidden rental");
    act(() => void jest.advanceTimersByTime(7_000));
    expect(screen.getByText("1 rental is shown again.")).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});
