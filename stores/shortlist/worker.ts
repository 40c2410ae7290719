import { NetworkOnly, Serwist, type SerwistPlugin } from "serwist";
import { PHOTO_CACHE, photoAt, photoKey } from "@/lib/shortlist/kept-photos";
import { SHELL_CACHE, SHELL_PATH } from "@/lib/shortlist/shell";

/**
 * The service worker. Everything comes from the network as without it; only what the network does not answer is looked up
 * on the device. So nothing that was taken down is shown while there is a connection (docs/behaviour.md, K6, K7).
 */
const instead = (find: (request: Request) => Promise<Response | undefined>): NetworkOnly => {
  const plugin: SerwistPlugin = { handlerDidError: ({ request }) => find(request) };
  return new NetworkOnly({ plugins: [plugin] });
};

const fromShell = (request: Request | string) => caches.match(request, { cacheName: SHELL_CACHE });

new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  // Requests of pages do not wait until the worker has started.
  navigationPreload: true,
  runtimeCaching: [
    { matcher: ({ request }) => request.mode === "navigate", handler: instead(() => fromShell(SHELL_PATH)) },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.destination === "image",
      handler: instead(async (request) => {
        const key = photoKey(photoAt(new URL(request.url)));
        return (await caches.match(key, { cacheName: PHOTO_CACHE })) ?? fromShell(request);
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
      handler: instead(fromShell),
    },
  ],
}).addEventListeners();
