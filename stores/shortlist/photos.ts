import type { KeptPhoto } from "@/lib/shortlist/kept-home";
import { PHOTO_CACHE, photoKey, photosToKeep } from "@/lib/shortlist/kept-photos";

/** The most bytes of all photos on the device, and of one. */
export const MAX_BYTES = 30 * 1024 * 1024;
const MAX_PHOTO_BYTES = 1024 * 1024;

/** Null where the browser has no such storage or refuses it, as in some private windows. */
async function photoCache(): Promise<Cache | null> {
  try {
    return await caches.open(PHOTO_CACHE);
  } catch {
    return null;
  }
}

/** Empty when there is no such photo, null without a connection. */
async function fetchPhoto(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : new Blob();
  } catch {
    return null;
  }
}

/**
 * Keeps the first photos of a listing, within `room` bytes; those that are not there or find no room are left out. Null when
 * the connection was lost on the way.
 */
export async function keepPhotos(media: readonly string[], room: number): Promise<KeptPhoto[] | null> {
  const cache = await photoCache();
  const kept: KeptPhoto[] = [];
  if (cache === null) return kept;
  let left = room;
  for (const { url, address } of photosToKeep(media)) {
    const photo = await fetchPhoto(address);
    if (photo === null) return null;
    const { size: bytes } = photo;
    if (bytes === 0 || bytes > Math.min(left, MAX_PHOTO_BYTES)) continue;
    try {
      await cache.put(photoKey(url), new Response(photo));
      kept.push({ url, bytes });
      left -= bytes;
    } catch {
      // No room: the home is kept without it.
    }
  }
  return kept;
}

export async function dropPhotos(urls: readonly string[]): Promise<void> {
  const cache = urls.length === 0 ? null : await photoCache();
  for (const url of urls) await cache?.delete(photoKey(url));
}

/** Makes room for what matters more. */
export async function dropAllPhotos(): Promise<void> {
  await globalThis.caches?.delete(PHOTO_CACHE).catch(() => false);
}
