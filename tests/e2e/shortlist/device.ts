import type { Locator, Page } from "@playwright/test";

export const likedOnly = (page: Page): Locator => page.getByRole("checkbox", { name: /^Show liked only/ });

/** The stored copy of a rental, as JSON; "null" when there is none. */
export function keptOnDevice(page: Page, id: number): Promise<string> {
  return page.evaluate(async (wanted) => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("Shortlist")) return "null";
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("Shortlist");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const home = await new Promise<unknown>((resolve) => {
      if (!database.objectStoreNames.contains("homes")) return resolve(null);
      const request = database.transaction("homes").objectStore("homes").get(wanted);
      request.onsuccess = () => resolve(request.result ?? null);
    });
    database.close();
    return JSON.stringify(home);
  }, id);
}

/** The source URLs of the photos stored on the device. */
export function devicePhotos(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has("shortlist-photos"))) return [];
    const keys = await (await caches.open("shortlist-photos")).keys();
    return keys.map(({ url }) => new URL(url).searchParams.get("src") ?? "");
  });
}
