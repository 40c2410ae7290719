import { IDBFactory } from "fake-indexeddb";
import type { RentalCopy } from "@/lib/shortlist/rental-copy";

/** The site's answers by id. An id without an entry was removed. Null means no connection. */
type Site = Map<number, RentalCopy> | null;

/** A device with its database and photo cache, and a site that answers its requests. */
export function startDevice() {
  const cached = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  const device = {
    site: new Map() as Site,
    asked,
    page: { pathname: "/" },
    /** The keys of the photos on the device. */
    photos: () => [...(cached.get("shortlist-photos")?.keys() ?? [])].map(decodeURIComponent),
  };
  const open = async (name: string) => {
    const entries = cached.get(name) ?? new Map<string, Response>();
    cached.set(name, entries);
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      delete: async (key: string) => entries.delete(key),
      match: async (key: string) => entries.get(key),
    };
  };
  const answer = async (address: string) => {
    if (device.site === null) throw new TypeError("Failed to fetch");
    asked.push(address);
    const url = new URL(address, "http://site.example");
    if (!url.pathname.endsWith("/api/rentals/copies")) return new Response("photo");
    const ids = url.searchParams.get("ids")?.split(",").map(Number) ?? [];
    const { site } = device;
    const copies = ids.map((id) => site.get(id) ?? { id, status: "removed", removedAt: null });
    return Response.json({ copies });
  };
  Object.assign(globalThis, {
    indexedDB: new IDBFactory(),
    caches: { open, delete: async (name: string) => cached.delete(name) },
    fetch: jest.fn(answer),
    location: device.page,
    BroadcastChannel: undefined,
  });
  return device;
}

/** A browser tab, with its own modules on the device that all tabs share. */
export async function openTab() {
  jest.resetModules();
  const { syncHomes } = await import("@/stores/shortlist/sync-homes");
  const { saveNote } = await import("@/stores/shortlist/notes");
  const { readShortlist, useShortlist } = await import("@/stores/shortlist/shortlist-store");
  return { syncHomes, saveNote, readShortlist, shortlist: useShortlist.getState };
}
