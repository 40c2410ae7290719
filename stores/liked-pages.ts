import { cardLists, fetchCardList } from "@/lib/device/liked-lists";
import { localPath, pageLocale } from "@/lib/language/locales";
import { useRentalStore } from "./rental-store";

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

/** Tells the worker which pages to keep; without likes it removes itself. */
async function updateWorker(): Promise<void> {
  const { likedRentalIds } = useRentalStore.getState();
  const paths = likedRentalIds.length === 0 ? [] : await pathsToKeep(likedRentalIds);
  if (paths.length > 0)
    // In one expression, by which the build knows a service worker.
    await navigator.serviceWorker.register(new URL("./liked-pages-worker.ts", import.meta.url), {
      scope: "/",
      updateViaCache: "none",
    });
  (await navigator.serviceWorker.ready).active?.postMessage(paths);
}

/** Called once, if there are likes or a service worker left from them (docs/behaviour.md, K5). */
export function keepLikedPages(): void {
  // No connection, no room, or refused, as in some private windows: likes work all the same.
  const update = () => void updateWorker().catch(() => {});
  let timer: ReturnType<typeof setTimeout>;
  update();
  useRentalStore.subscribe(({ likedRentalIds }, before) => {
    if (likedRentalIds === before.likedRentalIds) return;
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE_MS);
  });
}
