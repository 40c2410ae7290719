import { filesOfPage, SHELL_CACHE, SHELL_PATH } from "@/lib/shortlist/shell";

/** Fetches the page and what it lacks of its files, and drops those of an earlier build. The page comes last: it is never kept without its files. */
async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL_PATH);
  if (!answer.ok) return;
  const files = filesOfPage(await answer.clone().text());
  const cache = await caches.open(SHELL_CACHE);
  const pathOf = (request: Request) => new URL(request.url).pathname;
  const kept = new Map((await cache.keys()).map((request) => [pathOf(request), request] as const));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  await cache.put(SHELL_PATH, answer);
  const wanted = new Set([...files, SHELL_PATH]);
  for (const [path, request] of kept) if (!wanted.has(path)) await cache.delete(request);
}

/** Makes the shortlist work without a connection. Where the browser has no workers or refuses them, it needs one. */
export async function offerOffline(): Promise<void> {
  try {
    await keepShell();
    await navigator.serviceWorker.register(new URL("./worker.ts", import.meta.url), {
      scope: "/",
      updateViaCache: "none",
    });
  } catch {
    // No connection, no room, or refused, as in some private windows.
  }
}

/** Takes the worker and its caches away again. */
export async function endOffline(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration("/"))?.unregister();
    const ours = (await caches.keys()).filter((name) => /^(shortlist|serwist)-/.test(name));
    for (const name of ours) await caches.delete(name);
  } catch {
    // The browser has neither.
  }
}
