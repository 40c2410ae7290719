import { useRentalStore } from "../rental-store";
import { keepHomes } from "./keep-homes";
import { saveUnlikedDrafts } from "./notes";
import { endOffline, offerOffline } from "./offline";

/** What is in a list on screen is as new as a page; otherwise a visit with likes checks them once an hour. */
const SHOWN_MAX_AGE_MS = 30_000;
const MAX_AGE_MS = 60 * 60 * 1000;

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
let isWantedAgain = false;

/** One run at a time; what is liked meanwhile is taken by one more. */
async function keepLikes(maxAgeMs: number): Promise<void> {
  isWantedAgain = true;
  if (running !== null) return running;
  running = (async () => {
    while (isWantedAgain) {
      isWantedAgain = false;
      const { likedRentalIds } = useRentalStore.getState();
      await saveUnlikedDrafts(likedRentalIds);
      await keepHomes(likedRentalIds, maxAgeMs);
      await followOffline(likedRentalIds.length > 0);
    }
  })().finally(() => {
    running = null;
  });
  return running;
}

/** Has the copies of a shortlist on screen checked: what was removed meanwhile must not stay. */
export function checkShownLikes(): void {
  void keepLikes(SHOWN_MAX_AGE_MS);
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
  window.addEventListener("online", () => void keepLikes(MAX_AGE_MS));
}
