import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LikedList } from "@/components/shortlist/liked-list.client";
import { useRentalStore } from "@/stores/rental-store";
import { onDevice, storedOnDevice } from "@/tests/support/device";
import { sampleCard } from "../home/sample-card";

/** Answers of `/api/rentals`: home 1 to 99 exist. */
const ask = jest.fn(async (address: string) => {
  const ids = (new URL(address, "http://site").searchParams.get("ids") ?? "").split(",").map(Number);
  const rentals = ids.filter((id) => id < 100).map((id) => sampleCard({ id, title: `Home ${id}` }));
  return { ok: true, status: 200, headers: new Headers(), json: async () => ({ rentals }) };
});

async function showLikes(likedRentalIds: number[]) {
  useRentalStore.setState({ likedRentalIds });
  await act(async () => render(<LikedList />));
}

const status = () => screen.getAllByRole("status")[0];
const liked = () => useRentalStore.getState().likedRentalIds;
const titles = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("link").textContent);

beforeAll(async () => {
  Object.assign(globalThis, { fetch: ask });
  await useRentalStore.persist.rehydrate();
});
beforeEach(() => {
  onDevice();
  ask.mockClear();
});

it("shows the latest like first", async () => {
  await showLikes([3, 1, 2]);
  expect(titles()).toEqual(["Home 2", "Home 1", "Home 3"]);
  expect(status()).toHaveTextContent("3 liked rentals");
  expect(ask.mock.calls.map(([address]) => address)).toEqual(["/api/rentals?ids=2,1,3"]);
});

it("says how to like when nothing is liked, and asks the site for nothing", async () => {
  await showLikes([]);
  expect(status()).toHaveTextContent("No rentals found.");
  expect(screen.getByText(/Tap the heart/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Share shortlist" })).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it("says that rentals are gone, with what the visitor noted, and forgets them on request", async () => {
  onDevice({ notes: { 500: { text: "garden", status: "seen" }, 1: { text: "pool", status: "none" } } });
  await showLikes([1, 500, 600]);
  expect(screen.getByText("2 liked rentals are no longer listed.")).toBeInTheDocument();
  expect(screen.getByText("Your note: garden")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Forget them" }));
  expect(liked()).toEqual([1]);
  expect(Object.keys(storedOnDevice().notes)).toEqual(["1"]);
  expect(screen.queryByText(/no longer listed/)).toBeNull();
});

it("puts a like that was taken back where it was, on Undo", async () => {
  await showLikes([3, 1, 2]);
  await userEvent.click(screen.getByRole("button", { name: "Like Home 1" }));
  expect(titles()).toEqual(["Home 2", "Home 3"]);
  expect(screen.getByText("No longer liked.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(liked()).toEqual([3, 1, 2]);
  expect(titles()).toEqual(["Home 2", "Home 1", "Home 3"]);
  expect(screen.queryByText("No longer liked.")).toBeNull();
});

it("logs a failure, takes it for no removal, and tries again when asked", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  ask.mockRejectedValueOnce(new TypeError("no connection"));
  await showLikes([1]);
  expect(log).toHaveBeenCalledWith("Loading liked rentals failed", expect.any(TypeError));
  expect(screen.queryByText(/no longer listed/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(titles()).toEqual(["Home 1"]);
});

it("says from when an answer is that the device has kept, and offers nothing that needs a connection", async () => {
  const headers = new Headers({ "Kept-At": "Tue, 03 Feb 2026 06:05:00 GMT" });
  ask.mockImplementationOnce(async () => ({ ...(await ask("?ids=1,2")), headers }));
  await showLikes([2, 1]);
  expect(screen.getByText(/This device kept it on Feb 3, 2026, 2:05/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Compare/ })).toBeNull();
});

it("fetches a rental that is liked in another tab", async () => {
  await showLikes([1]);
  await act(async () => useRentalStore.setState({ likedRentalIds: [1, 2] }));
  expect(titles()).toEqual(["Home 2", "Home 1"]);
  expect(ask.mock.lastCall?.[0]).toBe("/api/rentals?ids=2");
});

describe("comparing and sharing", () => {
  const compareLink = () => screen.queryByRole("link", { name: /^Compare/ });

  it("up to four likes are compared in the order on screen, without those that are gone", async () => {
    await showLikes([3, 500, 1]);
    expect(compareLink()).toHaveAttribute("href", "/compare?ids=1,3");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("of more likes up to four are chosen", async () => {
    await showLikes([1, 2, 3, 4, 5, 6]);
    expect(compareLink()).toBeNull();
    expect(screen.getByText("Tick 2 to 4 homes to compare them.")).toBeVisible();
    for (const id of [2, 5, 3, 1])
      await userEvent.click(screen.getByRole("checkbox", { name: `Compare Home ${id}` }));
    expect(compareLink()).toHaveAttribute("href", "/compare?ids=2,5,3,1");
    expect(screen.getByRole("checkbox", { name: "Compare Home 6" })).toBeDisabled();
  });

  it("all likes are shared as a list", async () => {
    const user = userEvent.setup();
    await showLikes([2, 1]);
    await user.click(screen.getByRole("button", { name: "Share shortlist" }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared?ids=1,2`);
    expect(screen.getByText("Link copied to clipboard")).toBeVisible();
  });
});

describe("notes", () => {
  it("are stored as they are typed, and said to be", async () => {
    await showLikes([1]);
    await userEvent.type(screen.getByRole("textbox", { name: "Note on Home 1" }), "ask");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status of Home 1" }), "Asked");
    expect(storedOnDevice().notes).toEqual({ 1: { text: "ask", status: "asked" } });
    expect(screen.getByText("Saved on this device.")).toBeVisible();
  });

  it("stay in their field where they cannot be stored, which is said", async () => {
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await showLikes([1]);
    const field = screen.getByRole("textbox", { name: "Note on Home 1" });
    await userEvent.type(field, "pool");
    expect(field).toHaveValue("pool");
    expect(screen.getByText(/^Kept for this visit only/)).toBeVisible();
    full.mockRestore();
  });
});
