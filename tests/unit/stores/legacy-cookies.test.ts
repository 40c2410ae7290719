/** @jest-environment jsdom */
import { render, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { useRentalStore } from "@/stores/rental-store";
import { StoreHydration } from "@/stores/store-hydration.client";
import { HARD_TEXTS } from "../hard-texts";
import { closeTabs, openTab } from "./open-tab";
import { store, stored } from "./stored";

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${name}=${value}; path=/`;
};

const cookieNames = () =>
  document.cookie
    .split("; ")
    .filter((cookie) => cookie !== "")
    .map((cookie) => cookie.split("=", 1)[0]);

/** The state after the first visit to the new site with these cookies, once they are migrated. */
async function visit(cookies: Record<string, string>) {
  for (const [name, value] of Object.entries(cookies)) setCookie(name, value);
  const tab = await openTab();
  tab.start();
  const legacy = ["displayCurrency", "likedRentals"].filter((name) => name in cookies);
  for (const name of legacy) await waitFor(() => expect(cookieNames()).not.toContain(name));
  return tab.state();
}

beforeEach(() => {
  window.localStorage.clear();
  for (const name of cookieNames()) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});

afterEach(() => closeTabs());

/** The state of a visitor who had chosen US dollars, after a page has found these cookies. */
function migrated(name: string, value: string) {
  store({ displayCurrency: "USD", likedRentalIds: [] });
  setCookie(name, value);
  render(createElement(StoreHydration)).unmount();
  expect(cookieNames()).toEqual([]);
  return useRentalStore.getState();
}

const migratedLikes = (value: string) => migrated("likedRentals", value).likedRentalIds;
const migratedCurrency = (value: string) => migrated("displayCurrency", value).displayCurrency;

describe("the legacy cookie of likes", () => {
  it.each([
    ["a JSON list", "[3,1,2]", [3, 1, 2]],
    ["a JSON list of texts", '["3","1"," 2 "]', [3, 1, 2]],
    ["a comma list", "3,1,2", [3, 1, 2]],
    ["a comma list with spaces", "3, 1, 2", [3, 1, 2]],
    ["one id", "12", [12]],
    ["an id twice", "[1,2,1]", [1, 2]],
    ["a JSON list with values that are no ids", '[1,null,"x",-2,3.5,4,{}]', [1, 4]],
    ["a comma list with values that are no ids", "1,,x,-2,3.5,4,99999999999999999999", [1, 4]],
    ["an empty list", "[]", []],
    ["nothing", "", []],
    ["another kind of JSON", '{"ids":"none"}', []],
    ["an unknown text", "hello", []],
  ])("is read as %s", (_, value, ids) => {
    expect(migratedLikes(value)).toEqual(ids);
    expect(migratedLikes(encodeURIComponent(value))).toEqual(ids);
  });

  it.each(HARD_TEXTS.filter((text) => text.length < 1_000))(
    "yields no likes for any other text (%#)",
    (text) => {
      expect(migratedLikes(encodeURIComponent(text.toWellFormed()))).toEqual([]);
    },
  );

  it("yields no likes when it cannot be decoded", () => {
    expect(migratedLikes("%E0%A4%A")).toEqual([]);
  });

  it("adds its likes before those already stored, each once", async () => {
    store({ displayCurrency: "IDR", likedRentalIds: [5, 2, 4] });
    expect((await visit({ likedRentals: "[1,2,3]" })).likedRentalIds).toEqual([1, 2, 3, 5, 4]);
  });
});

describe("the currency of the legacy cookie", () => {
  it.each([
    ["EUR", "EUR"],
    ["%22EUR%22", "EUR"],
    ["aud", "AUD"],
    [" CAD ", "CAD"],
    ["IDR", "IDR"],
  ])("%j is migrated as %s", (cookie, currency) => {
    expect(migratedCurrency(cookie)).toBe(currency);
  });

  it.each(["", "XXX", "null", "constructor", "%E0%A4%A", "EUR,USD"])(
    "%j does not change the stored currency, and is removed",
    (cookie) => {
      expect(migratedCurrency(cookie)).toBe("USD");
    },
  );
});

describe("the migration", () => {
  it("is stored, and happens only once", async () => {
    await visit({ likedRentals: "[1,2]", displayCurrency: "EUR" });
    expect(stored()).toEqual({ displayCurrency: "EUR", likedRentalIds: [1, 2] });
    const next = await openTab();
    next.start();
    next.state().toggleLike(1);
    const last = await openTab();
    last.start();
    expect(last.state()).toMatchObject({ likedRentalIds: [2], displayCurrency: "EUR" });
  });

  it("removes the former site's cookies on whatever page the visitor arrives", async () => {
    setCookie("likedRentals", "[1]");
    window.history.replaceState(null, "", "/rental/villa");
    await visit({ displayCurrency: "EUR" });
    expect(cookieNames()).toEqual([]);
    window.history.replaceState(null, "", "/");
  });

  it("does not touch other cookies, even with a similar name", async () => {
    const state = await visit({ xlikedRentals: "1,2", likedRentalsX: "3,4", session: "abc" });
    expect(state.likedRentalIds).toEqual([]);
    expect(cookieNames().sort()).toEqual(["likedRentalsX", "session", "xlikedRentals"]);
  });

  it("changes nothing without a legacy cookie", async () => {
    store({ displayCurrency: "EUR", likedRentalIds: [1] });
    expect(await visit({})).toMatchObject({ likedRentalIds: [1], displayCurrency: "EUR" });
  });

  it("does not break the page when cookies are denied", async () => {
    store({ displayCurrency: "EUR", likedRentalIds: [1] });
    jest.spyOn(Document.prototype, "cookie", "get").mockImplementation(() => {
      throw new DOMException("sandboxed", "SecurityError");
    });
    expect((await visit({})).likedRentalIds).toEqual([1]);
  });
});
