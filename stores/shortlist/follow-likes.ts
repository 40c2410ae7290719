import { useRentalStore } from "../rental-store";
import { saveUnlikedDrafts } from "./notes";
import { endOffline, offerOffline } from "./offline";
import { storeRates } from "./stored-rates";
import { syncHomes } from "./sync-homes";

/** Oldest check of a copy: half a minute while the shortlist is on screen, like any page; otherwise an hour. */
const SHOWN_MAX_AGE_MS = 30_000;
const MAX_AGE_MS = 60 * 60 * 1000;
/** Interval at which an open tab looks for copies that are due for a check. */
const CHECK_INTERVAL_MS = MAX_AGE_MS / 6;

/** In ms since the epoch. */
let offeredAt = 0;

async function updateOffline(hasLikes: boolean): Promise<void> {
  if (!hasLikes) {
    offeredAt = 0;
    return endOffline();
  }
  if (Date.now() - offeredAt < MAX_AGE_MS) return;
  offeredAt = Date.now();
  await offerOffline();
}

let running: Promise<void> | null = null;
/** Maximum age of copies for the next run; null if no run is requested. */
let requestedMs: number | null = null;

/** One run at a time. Likes and calls during a run cause exactly one more. */
async function syncLikes(maxAgeMs: number): Promise<void> {
  requestedMs = Math.min(requestedMs ?? maxAgeMs, maxAgeMs);
  if (running !== null) return running;
  running = (async () => {
    while (requestedMs !== null) {
      const ageMs = requestedMs;
      requestedMs = null;
      const { likedRentalIds } = useRentalStore.getState();
      storeRates();
      await saveUnlikedDrafts(likedRentalIds);
      await syncHomes(likedRentalIds, ageMs);
      await updateOffline(likedRentalIds.length > 0);
    }
  })().finally(() => {
    running = null;
  });
  return running;
}

function onReturn(callback: () => void): () => void {
  const stop = new AbortController();
  const onChange = () => {
    if (document.visibilityState === "visible") callback();
  };
  document.addEventListener("visibilitychange", onChange, { signal: stop.signal });
  // For a page from the back/forward cache, some browsers fire only one of the two events.
  window.addEventListener("pageshow", onChange, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Checks the copies now and whenever the tab becomes visible again, so that removed rentals disappear. Returns a function
 * that stops it.
 */
export function followShownLikes(): () => void {
  const check = () => void syncLikes(SHOWN_MAX_AGE_MS);
  check();
  return onReturn(check);
}

/** Called once, if there are likes or a service worker left from them. */
export function followLikes(): void {
  let liked = useRentalStore.getState().likedRentalIds;
  void syncLikes(MAX_AGE_MS);
  useRentalStore.subscribe(({ likedRentalIds }) => {
    if (likedRentalIds === liked) return;
    liked = likedRentalIds;
    // If this tab is hidden, the visible one does it.
    if (document.visibilityState === "visible") void syncLikes(MAX_AGE_MS);
  });
  const check = () => {
    if (liked.length > 0) void syncLikes(MAX_AGE_MS);
  };
  window.addEventListener("online", check);
  onReturn(check);
  setInterval(check, CHECK_INTERVAL_MS);
}
