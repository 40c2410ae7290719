/** @jest-environment jsdom */
import { NEW_DEVICE } from "@/lib/device/device-state";
import {
  changeDevice,
  changeMyStay,
  changeNote,
  DEVICE_STORE,
  isStored,
  markSeen,
  setHidden,
  useDeviceStore,
} from "@/stores/device-store";
import { inOtherTab, onDevice, storedOnDevice } from "@/tests/support/device";

const state = () => useDeviceStore.getState();
const store = (text: string) => {
  window.localStorage.setItem(DEVICE_STORE, text);
  window.dispatchEvent(new StorageEvent("storage", { key: DEVICE_STORE }));
};
const refuse = (method: "getItem" | "setItem") =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

beforeEach(() => onDevice());
afterEach(() => jest.restoreAllMocks());

it("keeps each kind of change for the next visit", () => {
  setHidden([1, 2], true);
  setHidden([1], false);
  markSeen(7);
  markSeen(8);
  markSeen(7);
  changeMyStay({ months: 3 });
  changeNote(2, { text: "pool is small" });
  changeNote(2, { status: "asked" });
  changeNote(3, { text: "x" });
  changeNote(3, { text: " " });
  changeDevice(() => ({ enquiry: "ru" }));
  expect(storedOnDevice()).toEqual({
    ...NEW_DEVICE,
    hidden: [2],
    seen: [8, 7],
    stay: { from: null, months: 3, people: null, pet: null },
    notes: { 2: { text: "pool is small", status: "asked" } },
    enquiry: "ru",
  });
  changeNote(2, null);
  expect(storedOnDevice().notes).toEqual({});
});

it("keeps the latest 500 hidden rentals, and 2,000 characters of a note", () => {
  setHidden(
    Array.from({ length: 501 }, (_, id) => id),
    true,
  );
  changeNote(1, { text: "x".repeat(2_001) });
  const { hidden, notes } = storedOnDevice();
  expect([hidden.length, hidden[0], notes[1]?.text.length]).toEqual([500, 1, 2_000]);
});

it("follows other tabs, and loses nothing of theirs", () => {
  inOtherTab({ hidden: [1] });
  expect(state().hidden).toEqual([1]);
  // Without an event, as in a page that comes from the back/forward cache.
  window.localStorage.setItem(
    DEVICE_STORE,
    JSON.stringify({ version: 1, state: { ...NEW_DEVICE, hidden: [1, 2] } }),
  );
  setHidden([3], true);
  expect(storedOnDevice().hidden).toEqual([1, 2, 3]);
});

it.each(["getItem", "setItem"] as const)("lasts for the visit where %s is denied", (method) => {
  const spy = refuse(method);
  setHidden([1], true);
  changeNote(1, { text: "garden" });
  expect([state().hidden, state().notes[1]?.text]).toEqual([[1], "garden"]);
  spy.mockRestore();
});

it("says what cannot be stored, and stores it once it can be", () => {
  const spy = refuse("setItem");
  setHidden([1], true);
  expect(isStored()).toBe(false);
  spy.mockRestore();
  setHidden([2], true);
  expect([isStored(), storedOnDevice().hidden]).toEqual([true, [1, 2]]);
});

it.each(["{", "null", "[]", '{"version":0,"state":{"hidden":[1]}}', '{"version":1,"state":"x"}'])(
  "takes %s for nothing, and overwrites it with the next change",
  (text) => {
    store(text);
    setHidden([4], true);
    expect([state().hidden, storedOnDevice().hidden]).toEqual([[4], [4]]);
  },
);

it("keeps the usable parts of damaged state", () => {
  const visit = { query: "", before: 1, latest: 2, at: 3 };
  const stored = {
    hidden: [1, -1, "2", null],
    seen: {},
    visits: [visit, { query: 1 }, null],
    stay: { from: "soon", people: 2 },
    notes: { 1: { text: "a", status: "asked" }, 2: { text: "b", status: "gone" }, 3: null },
    enquiry: "de",
  };
  store(JSON.stringify({ version: 1, state: stored }));
  expect(state()).toMatchObject({
    hidden: [1],
    seen: [],
    visits: [visit],
    stay: { from: null, months: null, people: 2, pet: null },
    notes: { 1: { text: "a", status: "asked" } },
    enquiry: null,
  });
});

it("hides and labels the cards of rentals", () => {
  setHidden([5], true);
  markSeen(6);
  const style = document.getElementById("marked-cards")?.textContent;
  expect(style).toMatch(/:has\(\[data-rental="5"\]\)\{display:none\}/);
  expect(style).toMatch(/\.card-text:has\(\[data-rental="6"\]\)>:last-child::after/);
});
