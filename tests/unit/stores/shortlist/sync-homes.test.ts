import "fake-indexeddb/auto";
import { IDBObjectStore } from "fake-indexeddb";
import { sampleCopy } from "../../shortlist/sample-copy";
import { openTab, startDevice } from "./device";

const HOUR_MS = 60 * 60 * 1000;
let device: ReturnType<typeof startDevice>;

beforeEach(() => {
  device = startDevice();
  device.site = new Map([1, 2, 3].map((id) => [id, sampleCopy(id)]));
});
describe("liked rentals", () => {
  it("are stored with text, contact and photos, and readable without a connection", async () => {
    await (await openTab()).syncHomes([1, 2], HOUR_MS);
    device.site = null;
    const later = await openTab();
    await later.syncHomes([1, 2], 0);
    expect(later.shortlist().keeping).toBe("kept");
    expect([...later.shortlist().homes.keys()]).toEqual([1, 2]);
    expect(later.shortlist().homes.get(1)).toMatchObject({
      text: "Home 1 with a pool",
      contact: { label: "Made" },
      photos: [{ url: "/media/1.webp" }],
    });
    expect(device.photos()).toEqual(["/kept-photo?src=/media/2.webp", "/kept-photo?src=/media/1.webp"]);
  });

  it("get their photos later when the connection fails before the photos", async () => {
    const { syncHomes, shortlist } = await openTab();
    const { getMockImplementation } = jest.mocked(fetch);
    const answer = getMockImplementation();
    jest.mocked(fetch).mockImplementation(async (address) => {
      if (!String(address).includes("copies")) throw new TypeError("Failed to fetch");
      return answer?.(address) ?? Response.error();
    });
    await syncHomes([1], HOUR_MS);
    expect(shortlist().homes.get(1)).toMatchObject({ status: "live", photos: null });
    jest.mocked(fetch).mockImplementation(async (address) => answer?.(address) ?? Response.error());
    await syncHomes([1], HOUR_MS);
    expect(device.photos()).toEqual(["/kept-photo?src=/media/1.webp"]);
  });

  it("are requested again only when a copy is old", async () => {
    const { syncHomes } = await openTab();
    await syncHomes([1], HOUR_MS);
    device.asked.length = 0;
    await syncHomes([1, 2], HOUR_MS);
    expect(device.asked.filter((address) => address.includes("copies"))).toEqual([
      "/api/rentals/copies?ids=2",
    ]);
  });

  it("are requested again on a page in another language, for the words of their cards", async () => {
    const { syncHomes } = await openTab();
    await syncHomes([1, 4], HOUR_MS);
    device.asked.length = 0;
    device.site?.set(1, { ...sampleCopy(1), locale: "ru" });
    device.page.pathname = "/ru/liked";
    await syncHomes([1, 4], HOUR_MS);
    await syncHomes([1, 4], HOUR_MS);
    expect(device.asked.filter((address) => address.includes("copies"))).toEqual([
      "/ru/api/rentals/copies?ids=1",
    ]);
  });

  it("leave nothing behind when they are no longer liked", async () => {
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1, 2], HOUR_MS);
    await syncHomes([2], HOUR_MS);
    expect([...shortlist().homes.keys()]).toEqual([2]);
    expect(device.photos()).toEqual(["/kept-photo?src=/media/2.webp"]);
  });

  it("are requested 60 at a time, whether they exist or not", async () => {
    const { syncHomes, shortlist } = await openTab();
    await syncHomes(
      Array.from({ length: 500 }, (_, at) => at + 1),
      HOUR_MS,
    );
    expect(device.asked.filter((address) => address.includes("copies"))).toHaveLength(9);
    expect(shortlist().homes.size).toBe(500);
    expect(shortlist().homes.get(499)).toMatchObject({ status: "removed", facts: null });
  });
});

describe("a takedown", () => {
  it("removes text, contact and photos from the device, and keeps facts and date", async () => {
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1, 2], HOUR_MS);
    device.site?.set(1, { id: 1, status: "removed", removedAt: "2026-02-03T04:00:00.000Z" });
    await syncHomes([1, 2], 0);
    const stored = JSON.stringify(shortlist().homes.get(1));
    expect(stored).toContain("2026-02-03");
    expect(stored).toContain("Home 1");
    expect(stored).not.toMatch(/pool|Made|wa\.me|media/);
    expect(device.photos()).toEqual(["/kept-photo?src=/media/2.webp"]);
  });

  it("that arrives while photos are being fetched leaves none of them", async () => {
    const [slow, other] = [await openTab(), await openTab()];
    const answer = jest.mocked(fetch).getMockImplementation();
    const arrival = Promise.withResolvers<void>();
    const request = Promise.withResolvers<void>();
    jest.mocked(fetch).mockImplementation(async (address) => {
      if (!String(address).includes("copies")) {
        request.resolve();
        await arrival.promise;
      }
      return answer?.(address) ?? Response.error();
    });
    const keeping = slow.syncHomes([1], HOUR_MS);
    await request.promise;
    device.site?.set(1, { id: 1, status: "removed", removedAt: null });
    await other.syncHomes([1], 0);
    arrival.resolve();
    await keeping;
    expect(device.photos()).toEqual([]);
    expect(other.shortlist().homes.get(1)).toMatchObject({ status: "removed" });
  });

  it("is never inferred from a failed answer of the site", async () => {
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1], HOUR_MS);
    jest.mocked(fetch).mockResolvedValue(new Response("", { status: 503 }));
    await syncHomes([1], 0);
    expect(shortlist().homes.get(1)).toMatchObject({ status: "live", text: "Home 1 with a pool" });
  });
});

describe("storage", () => {
  it("that is forbidden is reported, and nothing is requested", async () => {
    jest.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1], HOUR_MS);
    expect(shortlist().keeping).toBe("refused");
    expect(device.asked).toEqual([]);
  });

  it("that is full evicts photos first", async () => {
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1], HOUR_MS);
    jest.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await syncHomes([1, 2], HOUR_MS);
    expect(shortlist()).toMatchObject({ keeping: "kept" });
    expect(shortlist().homes.get(2)).toMatchObject({ text: "Home 2 with a pool" });
    expect(device.photos()).not.toContain("/kept-photo?src=/media/1.webp");
  });

  it("that stays full is reported, and keeps its content", async () => {
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1], HOUR_MS);
    jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await syncHomes([1, 2], HOUR_MS);
    expect(shortlist().keeping).toBe("full");
    expect([...shortlist().homes.keys()]).toEqual([1]);
  });

  it("of a newer version of the site is not changed", async () => {
    const { openDB } = await import("idb");
    const newer = await openDB("Shortlist", 99, {
      upgrade: (database) => database.createObjectStore("later"),
    });
    newer.close();
    const { syncHomes, shortlist } = await openTab();
    await syncHomes([1], HOUR_MS);
    expect(shortlist().keeping).toBe("refused");
    const again = await openDB("Shortlist", 99);
    expect([...again.objectStoreNames]).toEqual(["later"]);
    again.close();
  });
});

it("two tabs that sync at the same time store every home", async () => {
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([one.syncHomes([1, 2, 3], HOUR_MS), other.syncHomes([1, 2, 3], HOUR_MS)]);
  await other.readShortlist();
  expect([...other.shortlist().homes.keys()]).toEqual([1, 2, 3]);
  expect(other.shortlist().homes.get(1)).toMatchObject({ photos: [{ url: "/media/1.webp" }] });
});
