import { localPath, pageLocale } from "@/lib/language/locales";
import { filesOfPage, SHELL_CACHE, SHELL_PATH } from "@/lib/shortlist/shell";

/**
 * Caches the offline page in the language of this window. Deletes files of an earlier build or language. Stores the page last,
 * so that it never lacks its files.
 */
async function cacheShell(): Promise<void> {
  const shell = localPath(pageLocale(), SHELL_PATH);
  const answer = await fetch(shell);
  if (!answer.ok) return;
  const files = filesOfPage(await answer.clone().text());
  const cache = await caches.open(SHELL_CACHE);
  const pathOf = (request: Request) => new URL(request.url).pathname;
  const cached = new Map((await cache.keys()).map((request) => [pathOf(request), request] as const));
  await cache.addAll(files.filter((file) => !cached.has(file)));
  await cache.put(shell, answer);
  const wanted = new Set([...files, shell]);
  for (const [path, request] of cached) if (!wanted.has(path)) await cache.delete(request);
}

export async function offerOffline(): Promise<void> {
  try {
    await cacheShell();
    await navigator.serviceWorker.register(new URL("./worker.ts", import.meta.url), {
      scope: "/",
      updateViaCache: "none",
    });
  } catch {
    // No connection, no room, or refused, as in some private windows.
  }
}

/** Until it is active a worker opens caches, even if it is unregistered. */
async function untilActive(worker: ServiceWorker | null): Promise<void> {
  while (worker !== null && worker.state !== "activated" && worker.state !== "redundant")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
}

export async function endOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration("/");
    if (registration !== undefined) {
      await untilActive(registration.installing ?? registration.waiting ?? registration.active);
      await registration.unregister();
    }
    const ours = (await caches.keys()).filter((name) => /^(shortlist|serwist)-/.test(name));
    for (const name of ours) await caches.delete(name);
  } catch {
    // The browser has neither.
  }
}
