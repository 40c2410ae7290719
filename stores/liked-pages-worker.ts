import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from "serwist";
import { filesOfPage, keptPicture } from "@/lib/device/kept-files";
import { KEPT_AT } from "@/lib/device/liked-lists";
import { localPath, splitLocale } from "@/lib/language/locales";
import { DAY_MS } from "@/lib/time/region-day";

/** The paths of the pages to keep. */
type Message = { data: readonly string[]; waitUntil: (done: Promise<unknown>) => void };

// The types of the project are those of windows.
declare const self: {
  registration: ServiceWorkerRegistration;
  addEventListener: (type: "message", listener: (event: Message) => void) => void;
};

/** Pages of liked rentals, `/liked`, and the lists of their cards. */
const PAGES = "liked-pages";
/** The scripts, styles, fonts and photos that those pages name. */
const FILES = "liked-files";

/** Keeps the files of all kept pages, and no others. */
async function updateFiles(): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const missing = new Set(texts.flatMap(filesOfPage));
  for (const request of await files.keys())
    if (!missing.delete(new URL(request.url).pathname)) await files.delete(request);
  for (const path of missing) await files.add(path).catch(() => {});
}

/** Lists open their rentals with the query of the list. */
function keyOf({ url }: { url: string }): string {
  const { pathname, search } = new URL(url);
  return splitLocale(pathname).path.startsWith("/rental/") ? pathname : pathname + search;
}

/** Renews what is kept, and deletes it where the site no longer has it (docs/behaviour.md, K6). */
const onlyLiked: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ request, response, event }) => {
    const isKept = (await caches.match(keyOf(request), { cacheName: PAGES, ignoreVary: true })) !== undefined;
    if (isKept && (response.status === 404 || response.status === 410)) {
      await caches.open(PAGES).then((cache) => cache.delete(keyOf(request), { ignoreVary: true }));
      await updateFiles();
    }
    const isWanted = isKept || event.type === "message";
    return isWanted && response.status === 200 && !response.redirected ? response : null;
  },
  cacheDidUpdate: async ({ event }) => {
    if (event.type === "fetch") await updateFiles();
  },
  // Scripts cannot read the headers of their own page.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (cachedResponse === undefined) return null;
    const headers = new Headers(cachedResponse.headers);
    const keptAt = headers.get("Date") ?? "";
    headers.set(KEPT_AT, keptAt);
    for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
    const text = await cachedResponse.text();
    return new Response(text.replace("<head>", `<head><meta name="${KEPT_AT}" content="${keptAt}">`), {
      headers,
    });
  },
};

const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [onlyLiked, { handlerDidError: async ({ request }) => otherwise(request) }],
});

/** Any other page leads to the kept ones, in the language that was kept. */
async function otherwise({ mode, url }: Request): Promise<Response | undefined> {
  if (mode !== "navigate") return undefined;
  const kept = await caches.open(PAGES).then((cache) => cache.keys());
  const lists = kept
    .map((request) => new URL(request.url).pathname)
    .filter((path) => path.endsWith("/liked"));
  const own = localPath(splitLocale(new URL(url).pathname).locale, "/liked");
  const [list] = lists.includes(own) ? [own] : lists;
  return list === undefined ? undefined : Response.redirect(new URL(list, url));
}

const isOld = (page: Response) => Date.now() - Date.parse(page.headers.get("Date") ?? "") > DAY_MS;

/** Keeps these pages and lists, and no others. */
async function keepOnly(event: Message): Promise<void> {
  const paths = event.data;
  if (paths.length === 0) {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
    return;
  }
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) if (!paths.includes(keyOf(request))) await cache.delete(request);
  for (const path of paths) {
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept !== undefined && !isOld(kept)) continue;
    // Else the browser's own cache answers for half a minute without a connection, and nothing says from when the page is.
    const request = new Request(path, { cache: "no-store" });
    const [, done] = pages.handleAll({ request, event });
    await done.catch(() => {});
  }
  await updateFiles();
}

self.addEventListener("message", (event) => event.waitUntil(keepOnly(event)));

new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  // Navigations do not wait for the worker to start.
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && (request.mode === "navigate" || url.pathname.endsWith("/api/rentals")),
      handler: pages,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && (request.destination === "image" || url.pathname.startsWith("/_next/static/")),
      handler: new CacheFirst({
        cacheName: FILES,
        plugins: [
          {
            cacheWillUpdate: async () => null,
            // In another width than the kept one.
            handlerDidError: ({ request }) => caches.match(keptPicture(new URL(request.url).pathname)),
          },
        ],
      }),
    },
  ],
}).addEventListeners();
