import type { PhotoStore } from "../photos/photo-store.ts";
import type { CollectorService } from "../store/service.ts";
import type { HashedPhoto } from "../store/waiting-photos.ts";

type Stores = { service: CollectorService; photos: PhotoStore };

/**
 * Hashes the photos of listings that were not hashed yet, those that an older version stored too (docs/behaviour.md, C12). A
 * run that ends in between leaves the rest to the next one.
 */
export async function hashPhotos({ service, photos }: Stores): Promise<void> {
  for (;;) {
    const urls = await service.waitingPhotos.next();
    if (urls.length === 0) return;
    const hashed: HashedPhoto[] = [];
    for (const url of urls) hashed.push({ url, hashes: await photos.hashesOf(url) });
    await service.waitingPhotos.hash(hashed);
  }
}
