import "fake-indexeddb/auto";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Shortlist } from "@/components/shortlist/stored-shortlist.client";
import { afterCheck, type StoredHome } from "@/lib/shortlist/stored-home";
import { useRentalStore } from "@/stores/rental-store";
import { openShortlist } from "@/stores/shortlist/database";
import { sampleCopy } from "../../unit/shortlist/sample-copy";

const NOW = Date.parse("2026-11-22T04:00:00Z");
const kept = (id: number) => afterCheck(undefined, sampleCopy(id), NOW);

async function showKept(homes: readonly StoredHome[], likedRentalIds: number[]) {
  const database = await openShortlist();
  for (const home of homes) await database.put("homes", home);
  useRentalStore.setState({ likedRentalIds });
  render(
    <main>
      <Shortlist />
    </main>,
  );
}

beforeAll(async () => {
  // jsdom lacks these.
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });
  Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError("Failed to fetch")) });
  await useRentalStore.persist.rehydrate();
});
beforeEach(async () => {
  const database = await openShortlist();
  await Promise.all([database.clear("homes"), database.clear("notes")]);
});

it("the liked list shows stored rentals with text and contact when the server does not answer, the latest like first", async () => {
  window.history.replaceState(null, "", "/rental/home-1");
  await showKept([kept(1), kept(2)], [2, 1]);
  const titles = await screen.findAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Home 1", "Home 2"]);
  expect(screen.getByText("No connection. These are the copies on this device.")).toBeInTheDocument();
  expect(screen.getByText("2 liked rentals are kept here.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
  expect(screen.getByText("Home 1 with a pool")).toBeVisible();
  const [first] = screen.getAllByRole("listitem");
  const contact = within(first ?? document.body).getByRole("link", { name: "WhatsApp: Made" });
  expect(contact).toHaveAttribute("href", "https://wa.me/6281234567890");
});

it("the liked list shows prices in the chosen currency, with the rates of an earlier page", async () => {
  const stored = { rates: { IDR: 1, USD: 0.0001 }, storedAt: Date.now() };
  window.localStorage.setItem("ExchangeRates", JSON.stringify(stored));
  useRentalStore.setState({ displayCurrency: "USD" });
  await showKept([kept(1)], [1]);
  expect(await screen.findByText(/^\$/)).toBeVisible();
});

it("the liked list offers to compare and to share the rentals", async () => {
  window.history.replaceState(null, "", "/liked");
  await showKept([kept(1), kept(2)], [2, 1]);
  expect(await screen.findByRole("link", { name: "Compare" })).toHaveAttribute("href", "/compare?ids=1,2");
  expect(screen.getByRole("button", { name: "Share shortlist" })).toBeVisible();
});

it("the liked list shows a contact without a link, and a rental without a place", async () => {
  const contact = { label: "Made", href: null, note: "@made" };
  const { card } = sampleCopy(1);
  const removed = { id: 1, status: "removed", removedAt: null } as const;
  const nowhere = afterCheck(undefined, sampleCopy(1, { card: { ...card, place: null } }), NOW);
  const named = afterCheck(undefined, sampleCopy(2, { contact }), NOW);
  await showKept([afterCheck(nowhere, removed, NOW), named], [1, 2]);
  await userEvent.click(await screen.findByText("Advert and contact"));
  expect(screen.getByText("@made")).toBeVisible();
  expect(screen.getByText("Bali · 2 bedrooms · 1 bathroom")).toBeVisible();
});

it("the liked list shows a removed rental without photo and contact, and forgets it on request", async () => {
  const removed = afterCheck(
    kept(1),
    { id: 1, status: "removed", removedAt: "2026-02-03T04:00:00.000Z" },
    NOW,
  );
  await showKept([removed, kept(2)], [1, 2]);
  const region = await screen.findByRole("region", { name: "No longer available" });
  expect(await within(region).findByText(/^Removed at the source on 3 Feb/)).toBeInTheDocument();
  expect(within(region).getByText("Canggu · 2 bedrooms · 1 bathroom")).toBeInTheDocument();
  expect(within(region).queryByRole("link")).toBeNull();
  expect(within(region).queryByRole("img")).toBeNull();
  await userEvent.click(within(region).getByRole("button", { name: "Forget Home 1" }));
  expect(useRentalStore.getState().likedRentalIds).toEqual([2]);
});

it("saves a note, and keeps a note in its field when it could not be saved", async () => {
  await showKept([kept(1)], [1]);
  const note = await screen.findByRole("textbox", { name: "Note on Home 1" });
  await userEvent.type(note, "Quiet?");
  await userEvent.tab();
  expect(await screen.findByText("Saved on this device.")).toBeInTheDocument();
  expect(await (await openShortlist()).get("notes", 1)).toMatchObject({ text: "Quiet?" });
  jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await userEvent.type(note, " Yes.");
  await userEvent.tab();
  expect(await screen.findByText(/^Not saved/)).toBeInTheDocument();
  expect(note).toHaveValue("Quiet? Yes.");
});

it("the liked list moves the focus to the next heart as likes are removed, and at last to the list", async () => {
  await showKept([kept(1), kept(2)], [1, 2]);
  for (const title of ["Home 2", "Home 1"]) {
    const heart = await screen.findByRole("button", { name: `Like ${title}` });
    if (title === "Home 2") heart.focus();
    await waitFor(() => expect(heart).toHaveFocus());
    await userEvent.keyboard("{Enter}");
  }
  expect(await screen.findByText("No liked rental is kept on this device.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("region", { name: "Results" })).toHaveFocus());
});

it("says so when no liked rental is stored", async () => {
  await showKept([], []);
  expect(await screen.findByText("No liked rental is kept on this device.")).toBeInTheDocument();
});
