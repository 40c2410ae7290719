import type { StoredPhoto } from "@/lib/shortlist/stored-home";
import { PHOTO_CACHE, photoKey, photosToStore } from "@/lib/shortlist/stored-photos";

/** Limits of all photos on the device, and of one photo. */
export const MAX_BYTES = 30 * 1024 * 1024;
const MAX_PHOTO_BYTES = 1024 * 1024;

/** Null if the browser has no cache storage or refuses it, as in some private windows. */
async function photoCache(): Promise<Cache | null> {
  try {
    return await caches.open(PHOTO_CACHE);
  } catch {
    return null;
  }
}

/** An empty blob if the photo does not exist; null without a connection. */
async function fetchPhoto(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : new Blob();
  } catch {
    return null;
  }
}

/** Within `room` bytes. Skips photos that do not exist or do not fit. Null if the connection was lost in between. */
export async function storePhotos(media: readonly string[], room: number): Promise<StoredPhoto[] | null> {
  const cache = await photoCache();
  const stored: StoredPhoto[] = [];
  if (cache === null) return stored;
  let left = room;
  for (const { url, address } of photosToStore(media)) {
    const photo = await fetchPhoto(address);
    if (photo === null) return null;
    const { size: bytes } = photo;
    if (bytes === 0 || bytes > Math.min(left, MAX_PHOTO_BYTES)) continue;
    try {
      await cache.put(photoKey(url), new Response(photo));
      stored.push({ url, bytes });
      left -= bytes;
    } catch {
      // No room: the home is stored without this photo.
    }
  }
  return stored;
}

export async function dropPhotos(urls: readonly string[]): Promise<void> {
  const cache = urls.length === 0 ? null : await photoCache();
  for (const url of urls) await cache?.delete(photoKey(url));
}

export async function dropAllPhotos(): Promise<void> {
  await globalThis.caches?.delete(PHOTO_CACHE).catch(() => false);
}
