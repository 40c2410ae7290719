import type { Advert } from "@rentals/reader/advert.ts";
import { LRUCache } from "lru-cache";
import { reader } from "../../lib/region/region-reader.ts";

const MAX_CACHED = 6_000;

export type Read = (text: string, postedAt: Date) => Advert;

/** Whether a text states a rent, certain or doubtful: in an album, such a caption begins a post. */
export const statesRent =
  (read: Read) =>
  (text: string, postedAt: Date): boolean =>
    read(text, postedAt).rents.length > 0;

/** A reader with a cache: reposts are compared with texts that were read before. */
export function cachingReader(): Read {
  const cache = new LRUCache<string, Advert>({ max: MAX_CACHED });
  return (text, postedAt) => {
    const key = `${postedAt.getTime()} ${text}`;
    const advert = cache.get(key) ?? reader.readAdvert(text, { postedAt });
    cache.set(key, advert);
    return advert;
  };
}
