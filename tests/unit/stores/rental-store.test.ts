/** @jest-environment jsdom */
import { closeTabs, openTab } from "./open-tab";
import { RENTAL_STORE, store, stored } from "./stored";

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(closeTabs);

describe("the client state", () => {
  it("starts with the defaults of the specification", async () => {
    expect((await openTab()).state()).toMatchObject({
      rentals: [],
      likedRentalIds: [],
      showLikedOnly: false,
      exchangeRates: { IDR: 1 },
      displayCurrency: "IDR",
      mapSelectedLocation: null,
      locations: null,
      mapBounds: null,
      queryLocation: null,
    });
  });

  it("toggles likes, and puts the newest last", async () => {
    const { state } = await openTab();
    for (const id of [3, 1, 2, 1, 1]) state().toggleLike(id);
    expect(state().likedRentalIds).toEqual([3, 2, 1]);
  });

  it("forgets the given likes and keeps the others in order", async () => {
    const { state } = await openTab();
    for (const id of [4, 3, 2, 1]) state().toggleLike(id);
    state().forgetLikes([3, 1, 99]);
    expect(state().likedRentalIds).toEqual([4, 2]);
  });

  it.each([
    [["ubud"], ["ubud"]],
    [
      ["canggu", "ubud"],
      ["canggu", "ubud"],
    ],
    [[], null],
  ])("keeps the queried areas %j as %j", async (location, expected) => {
    const { state } = await openTab();
    state().setQueryLocation(location);
    expect(state().queryLocation).toEqual(expected);
  });
});

describe("the persisted state", () => {
  it("contains only the currency and the likes", async () => {
    const tab = await openTab();
    tab.start();
    tab.state().toggleLike(7);
    tab.state().setDisplayCurrency("EUR");
    tab.state().setQueryLocation(["ubud"]);
    tab.setState({
      showLikedOnly: true,
      mapSelectedLocation: ["ubud"],
      rentals: [[7, 0]],
      exchangeRates: { IDR: 1, EUR: 0.00005 },
    });
    expect(stored()).toEqual({ displayCurrency: "EUR", likedRentalIds: [7] });
  });

  it("is restored on the next visit", async () => {
    const first = await openTab();
    first.start();
    first.state().toggleLike(7);
    first.state().toggleLike(5);
    first.state().setDisplayCurrency("AUD");
    const next = await openTab();
    next.start();
    expect(next.state()).toMatchObject({
      likedRentalIds: [7, 5],
      displayCurrency: "AUD",
      showLikedOnly: false,
    });
  });

  it("is not lost when the page sets its list before the stored state is read", async () => {
    store({ displayCurrency: "EUR", likedRentalIds: [1, 2] });
    const tab = await openTab();
    tab.setState({ rentals: [[7, 0]] });
    tab.state().setQueryLocation(["ubud"]);
    tab.start();
    expect(tab.state()).toMatchObject({
      likedRentalIds: [1, 2],
      displayCurrency: "EUR",
      queryLocation: ["ubud"],
    });
    expect(stored()).toEqual({ displayCurrency: "EUR", likedRentalIds: [1, 2] });
  });

  it("is not written when other state changes, which would undo another tab's likes", async () => {
    store({ displayCurrency: "IDR", likedRentalIds: [1] });
    const tab = await openTab();
    tab.start();
    store({ displayCurrency: "IDR", likedRentalIds: [1, 2] });
    tab.setState({ mapBounds: null });
    expect(stored()?.likedRentalIds).toEqual([1, 2]);
  });

  it("holds 5,000 likes", async () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => index + 1);
    store({ displayCurrency: "IDR", likedRentalIds: ids });
    const tab = await openTab();
    tab.start();
    expect(tab.state().likedRentalIds).toEqual(ids);
    tab.state().toggleLike(2_500);
    tab.state().toggleLike(9_999);
    const next = await openTab();
    next.start();
    expect(next.state().likedRentalIds).toEqual([...ids.filter((id) => id !== 2_500), 9_999]);
  });

  it("is stored under the name of the specification", async () => {
    const tab = await openTab();
    tab.start();
    tab.state().toggleLike(1);
    expect(Object.keys(window.localStorage)).toEqual([RENTAL_STORE]);
  });
});
