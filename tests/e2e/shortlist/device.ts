import type { Locator, Page } from "@playwright/test";

export const likedOnly = (page: Page): Locator => page.getByRole("checkbox", { name: /^Show liked only/ });

/** Everything in the databases of the site on this device, as JSON; empty when there is no database. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames)
        kept.push(...(await resultOf(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return kept.map((row) => JSON.stringify(row)).join("\n");
  });
}

/** The decoded addresses of all answers that caches of the site hold on this device. */
export function cachedAddresses(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      urls.push(...(await (await caches.open(name)).keys()).map(({ url }) => decodeURIComponent(url)));
    return urls.join("\n");
  });
}
