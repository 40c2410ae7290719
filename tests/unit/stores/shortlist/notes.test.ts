import "fake-indexeddb/auto";
import { IDBObjectStore } from "fake-indexeddb";
import { openDB } from "idb";
import { sampleCopy } from "../../shortlist/sample-copy";
import { openTab, startDevice } from "./device";

let device: ReturnType<typeof startDevice>;

beforeEach(() => {
  device = startDevice();
  device.site = new Map([[1, sampleCopy(1)]]);
});
it("a note and a status outlive the visit, the like and the rental's takedown", async () => {
  const tab = await openTab();
  await tab.syncHomes([1], 0);
  await tab.saveNote(1, { text: "Ask for the deposit" });
  await tab.saveNote(1, { status: "asked" });
  device.site?.set(1, { id: 1, status: "removed", removedAt: null });
  await tab.syncHomes([1], 0);
  await tab.syncHomes([], 0);
  const later = await openTab();
  await later.readShortlist();
  expect(later.shortlist().notes.get(1)).toMatchObject({ text: "Ask for the deposit", status: "asked" });
});

it("two tabs do not overwrite each other's notes", async () => {
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([
    one.saveNote(1, { text: "from one" }),
    other.saveNote(1, { status: "seen" }),
    other.saveNote(2, { text: "from the other" }),
  ]);
  await one.readShortlist();
  expect(one.shortlist().notes.get(1)).toMatchObject({ text: "from one", status: "seen" });
  expect(one.shortlist().notes.get(2)).toMatchObject({ text: "from the other" });
});

it("when storage is full, photos are evicted before notes", async () => {
  const tab = await openTab();
  await tab.syncHomes([1], 0);
  expect(device.photos()).toHaveLength(1);
  jest.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await tab.saveNote(1, { text: "kept" });
  expect(tab.shortlist().notes.get(1)).toMatchObject({ text: "kept" });
  expect(device.photos()).toEqual([]);
});

it("a note that cannot be saved is rejected, and the previous one stays", async () => {
  const tab = await openTab();
  await tab.saveNote(1, { text: "before" });
  jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expect(tab.saveNote(1, { text: "after" })).rejects.toThrow("full");
  expect(tab.shortlist().notes.get(1)).toMatchObject({ text: "before" });
});

it("a shortlist of version 1 keeps its homes and accepts notes", async () => {
  const older = await openDB("Shortlist", 1, {
    upgrade: (database) => void database.createObjectStore("homes", { keyPath: "id" }),
  });
  await older.put("homes", { ...sampleCopy(1), checkedAt: Date.now(), photos: [] });
  older.close();
  const tab = await openTab();
  await tab.syncHomes([1], 60_000);
  await tab.saveNote(1, { text: "later" });
  expect(tab.shortlist().homes.get(1)).toMatchObject({ text: "Home 1 with a pool" });
  expect(tab.shortlist().notes.get(1)).toMatchObject({ text: "later" });
});
