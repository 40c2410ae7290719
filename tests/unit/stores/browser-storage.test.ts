/** @jest-environment jsdom */
import { closeTabs, openTab } from "./open-tab";
import { RENTAL_STORE, store, stored } from "./stored";

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(() => closeTabs());

const DEFAULTS = { displayCurrency: "IDR", likedRentalIds: [] };
const GOOD = { displayCurrency: "EUR", likedRentalIds: [1, 2] };

/** A visit that reads the store, likes a rental and changes the currency. `fail` makes the storage fail. */
async function visit(fail = () => {}) {
  const tab = await openTab();
  fail();
  tab.start();
  const { displayCurrency, likedRentalIds } = tab.state();
  tab.state().toggleLike(99);
  tab.state().setDisplayCurrency("CAD");
  return { read: { displayCurrency, likedRentalIds }, after: tab.state() };
}

describe("the stored state", () => {
  it.each([
    ["nothing", ""],
    ["malformed JSON", "{{{"],
    ["truncated JSON", '{"state":{"displayCurrency":"EUR","likedRen'],
    ["null", "null"],
    ["a list", "[1,2]"],
    ["a number", "7"],
    ["no state", '{"version":1}'],
    ["a state that is null", '{"state":null,"version":1}'],
    ["a state that is a text", '{"state":"EUR","version":1}'],
    ["an older version", JSON.stringify({ state: GOOD, version: 0 })],
    ["a version of another kind", JSON.stringify({ state: GOOD, version: "1" })],
    ["no version", JSON.stringify({ state: GOOD })],
    ["a state with a prototype", '{"state":{"__proto__":{"displayCurrency":"EUR"}},"version":1}'],
  ])("is ignored when it is %s, and later clicks are stored", async (_, text) => {
    window.localStorage.setItem(RENTAL_STORE, text);
    const { read } = await visit();
    expect(read).toEqual(DEFAULTS);
    expect(stored()).toEqual({ displayCurrency: "CAD", likedRentalIds: [99] });
  });

  it("of a newer release is left alone, and clicks last for the visit", async () => {
    const newer = JSON.stringify({ state: GOOD, version: 2 });
    window.localStorage.setItem(RENTAL_STORE, newer);
    const { read, after } = await visit();
    expect(read).toEqual(DEFAULTS);
    expect(after.likedRentalIds).toEqual([99]);
    expect(window.localStorage.getItem(RENTAL_STORE)).toBe(newer);
  });

  it("keeps its usable values when it is partly broken", async () => {
    store({ displayCurrency: "XXX", likedRentalIds: [1, "2", null, 3.5, -4, 2 ** 53, {}, 1, 3] });
    const { read } = await visit();
    expect(read).toEqual({ displayCurrency: "IDR", likedRentalIds: [1, 3] });
    expect(stored()).toEqual({ displayCurrency: "CAD", likedRentalIds: [1, 3, 99] });
  });

  it.each(["__proto__", null])("ignores the currency %j, and likes that are no list", async (currency) => {
    store({ displayCurrency: currency, likedRentalIds: { 0: 1, length: 1 } });
    expect((await visit()).read).toEqual(DEFAULTS);
  });

  it("cannot replace a function of the store", async () => {
    store({ ...GOOD, toggleLike: "gone", setDisplayCurrency: null });
    const { read, after } = await visit();
    expect(read).toEqual(GOOD);
    expect(after.likedRentalIds).toEqual([1, 2, 99]);
  });
});

describe("a storage that fails", () => {
  it.each<[string, () => void]>([
    [
      "is denied altogether",
      () => {
        jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
          throw new DOMException("denied", "SecurityError");
        });
      },
    ],
    [
      "cannot be read",
      () => {
        jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
          throw new DOMException("denied", "SecurityError");
        });
      },
    ],
    [
      "is full",
      () => {
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        });
      },
    ],
  ])("that %s does not break a click, and the likes last for the visit", async (_, fail) => {
    const { read, after } = await visit(fail);
    expect(read).toEqual(DEFAULTS);
    expect(after).toMatchObject({ displayCurrency: "CAD", likedRentalIds: [99] });
  });

  it("that is full keeps its content", async () => {
    store(GOOD);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { read, after } = await visit();
    expect(read).toEqual(GOOD);
    expect(after.likedRentalIds).toEqual([1, 2, 99]);
    expect(stored()).toEqual(GOOD);
  });

  it("stores the likes once it has room again", async () => {
    const tab = await openTab();
    tab.start();
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    tab.state().toggleLike(1);
    full.mockRestore();
    tab.setState({ mapBounds: null });
    expect(stored()?.likedRentalIds).toEqual([1]);
  });
});
