import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from "serwist";
import { FILES, keptPicture, PAGES, pageKey, picturesOfPage } from "@/lib/device/kept-files";
import { KEPT_AT } from "@/lib/device/liked-lists";

/** Renews a kept page when it is opened, and deletes it with its photos where the site no longer has it (docs/behaviour.md, K6). */
const onlyKept: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
    const kept = await pages.match(pageKey(request.url), { ignoreVary: true });
    if (kept === undefined) return null;
    if (response.status === 200 && !response.redirected) return response;
    if (response.status !== 404 && response.status !== 410) return null;
    await pages.delete(pageKey(request.url), { ignoreVary: true });
    for (const path of picturesOfPage(await kept.text())) await files.delete(path);
    return null;
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
  // Every other page leads to the kept ones, in the language that was kept.
  handlerDidError: async ({ request }) => {
    const kept = await caches.open(PAGES).then((pages) => pages.keys());
    const list = kept.find(({ url }) => url.endsWith("/liked"));
    return request.mode === "navigate" && list ? Response.redirect(list.url) : undefined;
  },
};

new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  // Navigations do not wait for the worker to start.
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && (request.mode === "navigate" || url.pathname.endsWith("/api/rentals")),
      handler: new NetworkFirst({
        cacheName: PAGES,
        matchOptions: { ignoreVary: true },
        plugins: [onlyKept],
      }),
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
