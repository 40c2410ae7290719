/** @jest-environment jsdom */
import { closeTabs, openTab } from "./open-tab";
import { RENTAL_STORE, store, stored } from "./stored";

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(closeTabs);

describe("the hydration of a tab", () => {
  it("shows no likes before the stored state is read, and the stored likes afterwards", async () => {
    store({ displayCurrency: "IDR", likedRentalIds: [1, 2] });
    const tab = await openTab();
    const shown = tab.shown();
    expect(shown.current).toBeNull();
    tab.start();
    expect(shown.current).toEqual([1, 2]);
  });

  it("shows an empty list of likes when nothing is stored", async () => {
    const tab = await openTab();
    const shown = tab.shown();
    tab.start();
    expect(shown.current).toEqual([]);
  });

  it("shows the stored likes at once in a view that is opened later", async () => {
    store({ displayCurrency: "IDR", likedRentalIds: [1] });
    const tab = await openTab();
    tab.start();
    expect(tab.shown().current).toEqual([1]);
  });
});

describe("two tabs", () => {
  it("apply each other's likes and currency", async () => {
    const one = await openTab();
    one.start();
    const other = await openTab();
    other.start();
    one.state().toggleLike(1);
    other.hearStorage();
    expect(other.state().likedRentalIds).toEqual([1]);
    other.state().toggleLike(2);
    other.state().setDisplayCurrency("EUR");
    one.hearStorage();
    expect(one.state()).toMatchObject({ likedRentalIds: [1, 2], displayCurrency: "EUR" });
    one.state().toggleLike(1);
    other.hearStorage();
    expect(other.state().likedRentalIds).toEqual([2]);
    expect(stored()).toEqual({ displayCurrency: "EUR", likedRentalIds: [2] });
  });

  it("show each other's likes on the screen", async () => {
    const tab = await openTab();
    const shown = tab.shown();
    tab.start();
    store({ displayCurrency: "IDR", likedRentalIds: [8] });
    tab.hearStorage();
    expect(shown.current).toEqual([8]);
  });

  it("keep their own state that is not persisted", async () => {
    const tab = await openTab();
    tab.start();
    tab.setState({ showLikedOnly: true, mapSelectedLocation: ["ubud"] });
    store({ displayCurrency: "USD", likedRentalIds: [1] });
    tab.hearStorage();
    expect(tab.state()).toMatchObject({
      showLikedOnly: true,
      mapSelectedLocation: ["ubud"],
      likedRentalIds: [1],
      displayCurrency: "USD",
    });
  });

  it("do not write in answer to each other's writes", async () => {
    const tab = await openTab();
    tab.start();
    const written = jest.spyOn(Storage.prototype, "setItem");
    store({ displayCurrency: "USD", likedRentalIds: [1] });
    written.mockClear();
    tab.hearStorage();
    expect(written).not.toHaveBeenCalled();
  });

  it("do not overwrite each other's likes when their own have not changed", async () => {
    const tab = await openTab();
    tab.start();
    tab.state().toggleLike(1);
    store({ displayCurrency: "IDR", likedRentalIds: [1, 2] });
    tab.setState({ showLikedOnly: true });
    expect(stored()?.likedRentalIds).toEqual([1, 2]);
  });

  it.each([
    ["corrupt text", "{{{"],
    ["a foreign version", JSON.stringify({ state: { likedRentalIds: [9] }, version: 2 })],
  ])("keep their likes when the other tab writes %s", async (_, text) => {
    const tab = await openTab();
    tab.start();
    tab.state().toggleLike(1);
    window.localStorage.setItem(RENTAL_STORE, text);
    tab.hearStorage();
    expect(tab.state().likedRentalIds).toEqual([1]);
  });

  it("keep their likes when the storage is cleared, and store them with the next change", async () => {
    const tab = await openTab();
    tab.start();
    tab.state().toggleLike(1);
    window.localStorage.clear();
    tab.hearStorage(null);
    expect(tab.state().likedRentalIds).toEqual([1]);
    tab.setState({ showLikedOnly: true });
    expect(stored()?.likedRentalIds).toEqual([1]);
  });

  it("ignore other keys", async () => {
    const tab = await openTab();
    tab.start();
    store({ displayCurrency: "USD", likedRentalIds: [1] });
    tab.hearStorage("another-library");
    expect(tab.state().likedRentalIds).toEqual([]);
  });

  it("stop applying changes once the page is unmounted", async () => {
    const tab = await openTab();
    tab.start().unmount();
    store({ displayCurrency: "USD", likedRentalIds: [1] });
    tab.hearStorage();
    tab.hearShown(true);
    expect(tab.state().likedRentalIds).toEqual([]);
  });
});

describe("a page restored from the back-forward cache", () => {
  it("shows the likes given in the meantime", async () => {
    const tab = await openTab();
    const shown = tab.shown();
    tab.start();
    store({ displayCurrency: "IDR", likedRentalIds: [4] });
    tab.hearShown(true);
    expect(shown.current).toEqual([4]);
  });
});

describe("a page that has finished loading", () => {
  it("keeps the likes given while loading that could not be stored", async () => {
    store({ displayCurrency: "IDR", likedRentalIds: [4] });
    const tab = await openTab();
    tab.start();
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    tab.state().toggleLike(5);
    tab.hearShown(false);
    full.mockRestore();
    expect(tab.state().likedRentalIds).toEqual([4, 5]);
  });
});
