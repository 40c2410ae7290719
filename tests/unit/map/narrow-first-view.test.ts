/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { DEFAULT_CAMERA } from "@/lib/map/camera";
import type { FirstView } from "@/lib/map/first-view";
import { readView, withView } from "@/lib/map/map-selection";
import { FIRST_VIEW_NAMES, narrowFirstView } from "@/lib/map/narrow-first-view";
import { viewHash } from "@/lib/map/shared-view";
import { groupDigits } from "@/lib/money/format-price";
import { countHeader, mapTexts, mapWords } from "@/lib/rental/list-messages";
import { inEnglish } from "@/tests/support/in-english";
import { RUSSIAN } from "@/tests/support/in-russian";

const ALL = 5_400;
const near = [100, 100, 1_200] as const;
const wide = [400, 100, 700] as const;
const view: FirstView = {
  places: [near, wide],
  cards: [0, 1, -1, 0],
  ...{ pageSize: 3, widest: [[500, 300]], skeletons: 2, total: ALL },
};

/** The page up to the script, and the cards that arrive after it. */
function page(width: number, height: number) {
  document.head.innerHTML = "<style>[data-waiting] { display: none }</style>";
  document.body.innerHTML = `<div data-map-space></div>
    <p data-list-header>Showing 5,400 rental(s) in Map View</p>
    <div data-list-totals hidden><p>5,400 of 5,400 here.</p></div>
    <ul class="card-grid">
      <li>a</li><li>b</li><li>c</li><li>d</li>
      <li data-waiting>skeleton</li><li data-waiting>skeleton</li>
    </ul>`;
  const space = document.querySelector("[data-map-space]");
  if (space !== null)
    Object.defineProperties(space, { clientWidth: { value: width }, clientHeight: { value: height } });
}

const TEXTS = {
  locale: "en",
  loading: "Loading rentals...",
  empty: "No rentals found.",
  map: mapTexts(inEnglish, false),
} as const;

const isShown = (item: Element) => getComputedStyle(item).display !== "none";
/** The hidden ones of the cards a to d. */
const hidden = () =>
  screen.getAllByText(/^[a-d]$/).flatMap((card) => (isShown(card) ? [] : [card.textContent]));
const header = () => document.querySelector("[data-list-header]")?.textContent;
const totals = () => {
  const line = document.querySelector("[data-list-totals]:not([hidden])");
  return line === null
    ? null
    : [...line.querySelectorAll(":not([hidden])")].map(({ textContent }) => textContent);
};
const settle = (change: Partial<FirstView> = {}) =>
  narrowFirstView({ ...view, ...change }, groupDigits, mapWords, FIRST_VIEW_NAMES, TEXTS);

describe("narrowFirstView", () => {
  it("shows the cards in the panel's view, with their count", () => {
    page(300, 200);
    settle();
    expect(hidden()).toEqual(["b", "c"]);
    expect(header()).toBe("Showing 1,200 rental(s) in Map View");
    expect(totals()).toEqual(["1,200 of 5,400 here."]);
  });

  it("words the count in the language of the page", () => {
    page(300, 200);
    const element = document.querySelector("[data-list-header]");
    if (element !== null) element.textContent = countHeader(ALL, null, RUSSIAN);
    narrowFirstView(view, groupDigits, mapWords, FIRST_VIEW_NAMES, {
      ...TEXTS,
      locale: "ru",
      map: mapTexts(RUSSIAN.t, false),
    });
    expect(header()).toBe("Объявлений на карте: 1\u00a0200");
    expect(totals()).toEqual(["Здесь 1\u00a0200 из 5\u00a0400."]);
  });

  it("shows more cards for a larger panel", () => {
    page(400, 100);
    settle();
    expect(hidden()).toEqual(["c"]);
    expect(header()).toBe("Showing 1,900 rental(s) in Map View");
  });

  it("hides the added cards when the panel is wider than they were chosen for", () => {
    page(501, 100);
    settle();
    expect(hidden()).toEqual(["c", "d"]);
  });

  it("hides the totals when no rental is outside the map", () => {
    page(400, 100);
    settle();
    expect(totals()).toEqual(["1,900 of 5,400 here."]);
    page(400, 100);
    settle({ places: [near, [400, 100, 4_200]] });
    expect(totals()).toBeNull();
    expect(header()).toBe("Showing 5,400 rental(s) in Map View");
  });

  it("states that no rental is in view", () => {
    page(50, 50);
    settle();
    expect(hidden()).toEqual(["a", "b", "c", "d"]);
    expect(header()).toBe("No rentals found.");
    expect(totals()).toEqual(["1,900 match outside this map:"]);
  });

  it.each([
    [null, ""],
    [["ubud", "nusa dua, south"], ""],
    [null, "#map=-8.6,115.2,99"],
    [null, "#map=-8.6,115.2,12,%E0%A4%A"],
  ])("stores a shared view, %p, in the history entry, and ignores a malformed one", (names, other) => {
    const camera = { lat: -8.50691, lng: 115.26249, zoom: 13 };
    const isShared = !other.startsWith("#");
    window.history.replaceState({ likedOnly: false }, "", isShared ? viewHash({ names, camera }) : other);
    page(300, 200);
    settle();
    expect(readView(window.history.state)).toEqual(isShared ? { names, camera } : undefined);
    expect(header()).toBe(isShared ? "Loading rentals..." : "Showing 1,200 rental(s) in Map View");
    expect(window.location.hash).toBe(isShared ? "" : other);
    window.history.replaceState(null, "", "/");
  });

  it("shows a skeleton for each further card of the list, up to the waiting ones", () => {
    page(300, 200);
    settle();
    expect(screen.getAllByText("skeleton").map(isShown)).toEqual([true, true]);
    page(300, 200);
    settle({ places: [[100, 100, 3], wide] });
    expect(screen.getAllByText("skeleton").map(isShown)).toEqual([true, false]);
  });

  it.each([
    ["a marker is selected", { names: ["canggu"], camera: DEFAULT_CAMERA }],
    ["the map returns to where the visitor left it", { names: null, camera: { ...DEFAULT_CAMERA, zoom: 9 } }],
  ])("does not show the list of the default view while %s", (_, kept) => {
    window.history.replaceState(withView(null, kept), "");
    page(300, 200);
    settle();
    expect(header()).toBe("Loading rentals...");
    window.history.replaceState(withView(null, null), "");
    page(300, 200);
    settle();
    expect(header()).toBe("Showing 1,200 rental(s) in Map View");
  });

  it("hides list, filters and map before the liked-only view", () => {
    window.history.replaceState({ likedOnly: true }, "");
    page(300, 200);
    const list = `<div data-map-space></div><section>list</section><div data-map></div>`;
    document.body.insertAdjacentHTML("beforeend", `<search></search><main class="with-map">${list}</main>`);
    settle();
    expect(header()).toBe("Loading rentals...");
    for (const gone of [".card-grid", "search", "[data-map]"])
      expect(document.querySelector(gone)).not.toBeVisible();
    for (const left of ["[data-list-header]", "section"]) expect(document.querySelector(left)).toBeVisible();
    window.history.replaceState(null, "");
  });

  it("hides the list while its scroll position is about to be restored", () => {
    Object.assign(window, { navigation: { currentEntry: { key: "one" } } });
    window.sessionStorage.setItem("list-place one", "{}");
    page(300, 200);
    settle();
    expect(header()).toBe("Loading rentals...");
    expect(document.querySelector(".card-grid")).not.toBeVisible();
    window.sessionStorage.removeItem("list-place one");
    page(300, 200);
    settle();
    expect(document.querySelector(".card-grid")).toBeVisible();
  });

  it("shows the cards in the panel's view when storage is denied", () => {
    Object.assign(window, { navigation: { currentEntry: { key: "one" } } });
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    page(300, 200);
    settle();
    expect(hidden()).toEqual(["b", "c"]);
    expect(header()).toBe("Showing 1,200 rental(s) in Map View");
  });

  it("does not change a page without a map", () => {
    page(300, 0);
    settle();
    expect(hidden()).toEqual([]);
    expect(header()).toBe("Showing 5,400 rental(s) in Map View");
    expect(totals()).toBeNull();
  });

  it("runs from its own source text, without anything around it", () => {
    page(300, 200);
    const script = new Function(
      `(${narrowFirstView})(${JSON.stringify(view)},${groupDigits},${mapWords},${JSON.stringify(FIRST_VIEW_NAMES)},${JSON.stringify(TEXTS)})`,
    );
    script();
    expect(hidden()).toEqual(["b", "c"]);
  });
});
