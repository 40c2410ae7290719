import type { MapBounds } from "@/lib/map/bounds";
import type { Camera } from "@/lib/map/camera";
import { useRentalStore } from "./rental-store";

/** What an entry of the history showed, beside its address (docs/behaviour.md, P11, K10, D3). */
export type EntryState = {
  /** Null for the map's default view. */
  view: { camera: Camera; bounds: MapBounds } | null;
  /** Names of the places of the selected marker. */
  marker: readonly string[] | null;
  likedOnly: boolean;
  /** Index of the photo that the viewer was opened with. */
  photo: number | null;
};

/** Item of the session storage: states by the keys of their entries, those written last at the end. */
const NAME = "HistoryEntries";
const MAX_ENTRIES = 100;

const BEFORE: EntryState = { view: null, marker: null, likedOnly: false, photo: null };

/** The state of the entry on screen. A new entry begins with that of the one before, but for the viewer. */
let current = BEFORE;

function isView(value: unknown): value is NonNullable<EntryState["view"]> {
  const { camera, bounds } = Object(value);
  const points = [camera, bounds?.ne, bounds?.sw].map(Object);
  return [camera?.zoom, ...points.flatMap(({ lat, lng }) => [lat, lng])].every(Number.isFinite);
}

/** What is damaged counts as the default. */
function parseEntry(value: unknown): EntryState {
  const { view, marker, likedOnly, photo }: { [Key in keyof EntryState]?: unknown } = Object(value);
  const names = Array.isArray(marker) ? marker.filter((name) => typeof name === "string") : [];
  return {
    view: isView(view) ? view : null,
    marker: names.length > 0 ? names : null,
    likedOnly: likedOnly === true,
    photo: typeof photo === "number" ? photo : null,
  };
}

/** Empty if there are none, or storage is denied or damaged. */
function storedEntries(): Map<string, unknown> {
  try {
    return new Map(Object.entries(Object(JSON.parse(window.sessionStorage.getItem(NAME) ?? "{}"))));
  } catch {
    return new Map();
  }
}

/** The key of the entry on screen; its address where browsers have no Navigation API. */
const entryKey = () => window.navigation?.currentEntry?.key ?? window.location.href;

/** Changes the state of the entry on screen. If storage is denied or full, it lasts until the page is left. */
export function saveEntry(change: Partial<EntryState>): void {
  current = { ...current, ...change };
  const entries = storedEntries();
  entries.delete(entryKey());
  entries.set(entryKey(), current);
  try {
    const latest = [...entries].slice(-MAX_ENTRIES);
    window.sessionStorage.setItem(NAME, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // The page works without it.
  }
}

/** The state of the entry that has come on screen. */
export function readEntry(): EntryState {
  const stored = storedEntries().get(entryKey());
  current = stored === undefined ? { ...current, photo: null } : parseEntry(stored);
  return current;
}

/** Adds an entry with the same address; false where it could not be told from the one before, or if the browser refuses. */
export function addEntry(): boolean {
  if (!window.navigation?.currentEntry) return false;
  const before = entryKey();
  // Its list may not be there yet, and what it shows be saved nowhere: it would take over what the new entry shows.
  saveEntry({});
  window.history.pushState(window.history.state, "", window.location.href);
  return entryKey() !== before;
}

/** Selects a marker or the liked-only view in a new entry, so that going back undoes it. */
export function pushEntry(
  change: Partial<Pick<ReturnType<typeof useRentalStore.getState>, "mapSelectedLocation" | "showLikedOnly">>,
): void {
  addEntry();
  useRentalStore.setState(change);
  const { mapSelectedLocation: marker, showLikedOnly: likedOnly } = useRentalStore.getState();
  saveEntry({ marker, likedOnly });
}

/** The query of the list from which a rental is being opened or is open; null if there is none. */
let opened: string | null = null;

export const openedFrom = (): string | null => opened;

export function setOpenedFrom(query: string | null): void {
  opened = query;
}
