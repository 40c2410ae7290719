import { NetworkOnly, Serwist, type SerwistPlugin } from "serwist";
import { SHELL_CACHE, shellPaths } from "@/lib/shortlist/shell";
import { PHOTO_CACHE, photoAt, photoKey } from "@/lib/shortlist/stored-photos";

/**
 * Requests go to the network; only failed ones are answered from the device, so that nothing that was taken down is shown
 * while there is a connection (docs/behaviour.md, K6, K7).
 */
const networkOr = (find: (request: Request) => Promise<Response | undefined>): NetworkOnly => {
  const plugin: SerwistPlugin = { handlerDidError: ({ request }) => find(request) };
  return new NetworkOnly({ plugins: [plugin] });
};

const fromShell = (request: Request | string) => caches.match(request, { cacheName: SHELL_CACHE });

async function anyShell(pathname: string): Promise<Response | undefined> {
  for (const path of shellPaths(pathname)) {
    const shell = await fromShell(path);
    if (shell !== undefined) return shell;
  }
  return undefined;
}

new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  // Navigations do not wait for the worker to start.
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request }) => request.mode === "navigate",
      handler: networkOr(({ url }) => anyShell(new URL(url).pathname)),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.destination === "image",
      handler: networkOr(async (request) => {
        const key = photoKey(photoAt(new URL(request.url)));
        return (await caches.match(key, { cacheName: PHOTO_CACHE })) ?? fromShell(request);
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
      handler: networkOr(fromShell),
    },
  ],
}).addEventListeners();
