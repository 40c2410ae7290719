import { FILES, filesOfPage, PAGES, pageKey } from "@/lib/device/kept-files";
import { cardLists, fetchCardList } from "@/lib/device/liked-lists";
import { localPath, pageLocale } from "@/lib/language/locales";
import { DAY_MS } from "@/lib/time/region-day";
import { useRentalStore } from "@/stores/rental-store";

/** Pages of the latest likes are kept, each of about 300 kB with its photos. */
const MAX_PAGES = 100;

/** A visitor who likes one rental after another causes one update. */
const PAUSE_MS = 1_000;

async function pathsToKeep(likedIds: readonly number[]): Promise<string[]> {
  const locale = pageLocale();
  const lists = cardLists(likedIds.slice(-MAX_PAGES).reverse(), locale);
  const answers = await Promise.all(lists.map(fetchCardList));
  return [
    localPath(locale, "/liked"),
    ...lists,
    ...answers.flatMap(({ cards }) => cards.map(({ href }) => href)),
  ];
}

const isFresh = (page: Response) => Date.now() - Date.parse(page.headers.get("Date") ?? "") < DAY_MS;

/** Keeps these pages and lists, with the files that they name, and nothing else (docs/behaviour.md, K6). */
export async function keepOnly(paths: readonly string[]): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  for (const { url } of await pages.keys())
    if (!paths.includes(pageKey(url))) await pages.delete(url, { ignoreVary: true });
  for (const path of paths) {
    const kept = await pages.match(path, { ignoreVary: true });
    // Not from the browser's own cache, whose pages say a wrong day. A page that cannot be read stays as it was.
    if (!kept || !isFresh(kept)) await pages.add(new Request(path, { cache: "no-store" })).catch(() => {});
  }
  const texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const missing = new Set(texts.flatMap(filesOfPage));
  for (const request of await files.keys())
    if (!missing.delete(new URL(request.url).pathname)) await files.delete(request);
  for (const path of missing) await files.add(path).catch(() => {});
}

/** Without likes there is no service worker, and nothing is kept. */
async function update(): Promise<void> {
  const { likedRentalIds } = useRentalStore.getState();
  if (likedRentalIds.length === 0) {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    return;
  }
  // In one expression, by which the build knows a service worker.
  await navigator.serviceWorker.register(new URL("./liked-pages-worker.ts", import.meta.url), {
    scope: "/",
    updateViaCache: "none",
  });
  await keepOnly(await pathsToKeep(likedRentalIds));
}

/** Called once, if there are likes or a service worker left from them (docs/behaviour.md, K5). */
export function keepLikedPages(): void {
  // No connection, no room, or refused, as in some private windows: likes work all the same.
  const tryUpdate = () => void update().catch(() => {});
  let timer: ReturnType<typeof setTimeout>;
  tryUpdate();
  useRentalStore.subscribe(({ likedRentalIds }, before) => {
    if (likedRentalIds === before.likedRentalIds) return;
    clearTimeout(timer);
    timer = setTimeout(tryUpdate, PAUSE_MS);
  });
}
