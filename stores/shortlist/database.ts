import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { HomeNote } from "@/lib/shortlist/home-note";
import type { StoredHome } from "@/lib/shortlist/stored-home";
import { dropAllPhotos } from "./photos";

const NAME = "Shortlist";
/** 1: homes. 2: homes and notes. */
const VERSION = 2;

interface ShortlistSchema extends DBSchema {
  /** By rental id. */
  homes: { key: number; value: StoredHome };
  /** By rental id. Separate from the homes, so that renewing or removing a copy does not affect its note. */
  notes: { key: number; value: HomeNote };
}

export type ShortlistDatabase = IDBPDatabase<ShortlistSchema>;

let opened: Promise<ShortlistDatabase> | null = null;

/** Opened once. Rejects if storage is forbidden, or if a newer version of the site has upgraded the database. */
export function openShortlist(): Promise<ShortlistDatabase> {
  const forget = () => {
    opened = null;
  };
  opened ??= openDB<ShortlistSchema>(NAME, VERSION, {
    upgrade(database) {
      // Only adds missing stores, so that no data are lost.
      for (const name of ["homes", "notes"] as const)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: "id" });
    },
    // Close, so that a tab with a newer version of the site can upgrade.
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

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** If there is no room, deletes all photos and tries once more. */
export async function withRoom<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    await dropAllPhotos();
    return write();
  }
}
