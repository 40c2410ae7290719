import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { HomeNote } from "@/lib/shortlist/home-note";
import type { KeptHome } from "@/lib/shortlist/kept-home";

const NAME = "Shortlist";
/** 1: homes. 2: notes beside them. */
const VERSION = 2;

interface ShortlistSchema extends DBSchema {
  /** By rental id. */
  homes: { key: number; value: KeptHome };
  /** By rental id, apart from the homes: a copy that is renewed or removed never takes a note along. */
  notes: { key: number; value: HomeNote };
}

export type ShortlistDatabase = IDBPDatabase<ShortlistSchema>;

let opened: Promise<ShortlistDatabase> | null = null;

/**
 * The database of this device, opened once. Rejects where storage is forbidden, and where a newer version of the site has
 * written it: what is kept stays as it is.
 */
export function openShortlist(): Promise<ShortlistDatabase> {
  const forget = () => {
    opened = null;
  };
  opened ??= openDB<ShortlistSchema>(NAME, VERSION, {
    upgrade(database) {
      // Each version adds what is missing, and loses nothing that was kept.
      for (const name of ["homes", "notes"] as const)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: "id" });
    },
    // A tab with a newer version of the site must not wait for this one.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}
