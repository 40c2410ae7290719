import type { PhotoStore } from "../photos/photo-store.ts";
import type { CollectorService } from "../store/service.ts";
import type { HashedPhoto } from "../store/stored-listings.ts";

type Stores = { service: CollectorService; photos: PhotoStore };

/** Hashes the photos of listings that have no hashes yet (docs/behaviour.md, C12). Can be interrupted. */
export async function hashPhotos({ service, photos }: Stores): Promise<void> {
  for (;;) {
    const urls = await service.listings.photosToHash();
    if (urls.length === 0) return;
    const hashed: HashedPhoto[] = [];
    for (const url of urls) hashed.push({ url, hashes: await photos.hashesOf(url) });
    await service.listings.setPhotoHashes(hashed);
  }
}
