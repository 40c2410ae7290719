import { useRentalStore } from "../rental-store";
import { keepHomes } from "./keep-homes";
import { saveUnlikedDrafts } from "./notes";
import { endOffline, offerOffline } from "./offline";

/** What is in a list on screen is as new as a page; otherwise a visit with likes checks them once an hour. */
const SHOWN_MAX_AGE_MS = 30_000;
const MAX_AGE_MS = 60 * 60 * 1000;
/** How often copies are looked through while a tab stays open: most of the time none is an hour old. */
const LOOK_MS = MAX_AGE_MS / 6;

/** When this page has last prepared to work without a connection, in ms since the epoch. */
let offeredAt = 0;

async function followOffline(hasLikes: boolean): Promise<void> {
  if (!hasLikes) {
    offeredAt = 0;
    return endOffline();
  }
  if (Date.now() - offeredAt < MAX_AGE_MS) return;
  offeredAt = Date.now();
  await offerOffline();
}

let running: Promise<void> | null = null;
/** The greatest age that the next run leaves a copy; null while none is wanted. */
let wantedMs: number | null = null;

/** One run at a time; what is liked or asked for meanwhile is taken by one more. */
async function keepLikes(maxAgeMs: number): Promise<void> {
  wantedMs = Math.min(wantedMs ?? maxAgeMs, maxAgeMs);
  if (running !== null) return running;
  running = (async () => {
    while (wantedMs !== null) {
      const ageMs = wantedMs;
      wantedMs = null;
      const { likedRentalIds } = useRentalStore.getState();
      await saveUnlikedDrafts(likedRentalIds);
      await keepHomes(likedRentalIds, ageMs);
      await followOffline(likedRentalIds.length > 0);
    }
  })().finally(() => {
    running = null;
  });
  return running;
}

/** Calls back whenever the tab is looked at again, until the function that it returns is called. */
function onReturn(callback: () => void): () => void {
  const stop = new AbortController();
  const onChange = () => {
    if (document.visibilityState === "visible") callback();
  };
  document.addEventListener("visibilitychange", onChange, { signal: stop.signal });
  // Not every browser reports both of a page that comes back from its memory.
  window.addEventListener("pageshow", onChange, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Has the copies of a shortlist on screen checked, now and whenever its tab is looked at again: what was removed meanwhile
 * must not stay. Returns what ends it.
 */
export function followShownLikes(): () => void {
  const check = () => void keepLikes(SHOWN_MAX_AGE_MS);
  check();
  return onReturn(check);
}

/** Keeps copies of what is liked, now and from now on. Called once, when there is a like or a worker left over from one. */
export function followLikes(): void {
  let liked = useRentalStore.getState().likedRentalIds;
  void keepLikes(MAX_AGE_MS);
  useRentalStore.subscribe(({ likedRentalIds }) => {
    if (likedRentalIds === liked) return;
    liked = likedRentalIds;
    // Another tab that has the focus does it.
    if (document.visibilityState === "visible") void keepLikes(MAX_AGE_MS);
  });
  const check = () => {
    if (liked.length > 0) void keepLikes(MAX_AGE_MS);
  };
  window.addEventListener("online", check);
  onReturn(check);
  setInterval(check, LOOK_MS);
}
