import { z } from "zod";
import { liveSince, onlyListable } from "../../lib/rental/live.ts";
import { MAX_DUPLICATE_STEPS, numericId } from "../../lib/rental/rental-address.ts";
import { keyText, type PostKey } from "../posts/post-key.ts";
import { listingKey, type PostRow } from "../posts/rows.ts";
import { Stored } from "./call-function.ts";
import { requestsFor } from "./stored-posts.ts";

const PHOTOS_AT_ONCE = 50;

/** A stored photo with its perceptual hashes; null if it has none. */
export type HashedPhoto = { url: string; hashes: readonly string[] | null };

const LISTING_COLUMNS: string = "source_channel_name,message_id,slug";

const listing = z.object({
  source_channel_name: z.string(),
  message_id: z.int(),
  slug: z.string().nullable(),
});

const listingOrDuplicate = z.object({
  source_channel_name: z.string().nullable(),
  message_id: z.int().nullable(),
  duplicate_of_id: z.int().nullable(),
});

export class StoredListings extends Stored {
  /** The slugs of the posts' listings, by `keyText` of the listing. */
  async slugsOf(posts: readonly PostRow[]): Promise<Map<string, string>> {
    const slugs = new Map<string, string>();
    for (const { channel, ids } of requestsFor(posts.flatMap((post) => listingKey(post) ?? []))) {
      const read = this.client.from("rentals").select(LISTING_COLUMNS).eq("source_channel_name", channel);
      for (const { message_id, slug } of await this.read(
        "to list rentals",
        read.in("message_id", ids),
        listing,
      )) {
        if (slug !== null) slugs.set(keyText({ channel, message_id }), slug);
      }
    }
    return slugs;
  }

  /** The post of the listing with this slug or id. A duplicate leads to the post of its original; null if that chain is too long. */
  async postOf(slugOrId: string, maxSteps = MAX_DUPLICATE_STEPS): Promise<PostKey | null> {
    const column = numericId(slugOrId) === null ? "slug" : "id";
    const read = this.client.from("rentals").select("source_channel_name,message_id,duplicate_of_id");
    const [found] = await this.read("to list rentals", read.eq(column, slugOrId), listingOrDuplicate);
    if (!found) return null;
    const { source_channel_name: channel, message_id, duplicate_of_id } = found;
    if (duplicate_of_id !== null)
      return maxSteps === 0 ? null : this.postOf(String(duplicate_of_id), maxSteps - 1);
    return channel === null || message_id === null ? null : { channel, message_id };
  }

  /** Rows of the live listings, with the columns that tell their classes and rents. */
  liveRents(): Promise<unknown[]> {
    const since = liveSince(Date.now()).toISOString();
    return this.call("collector_live_rents", { since }, z.array(z.unknown()));
  }

  /** The posts of the live listings that were posted first. */
  async oldest(most: number): Promise<PostKey[]> {
    const rentals = this.client.from("rentals").select(LISTING_COLUMNS);
    const since = liveSince(Date.now()).toISOString();
    const live = onlyListable(rentals).gte("posted_at_telegram", since);
    const read = live.order("posted_at_telegram").order("id").limit(most);
    const found = await this.read("to list rentals", read, listing.partial({ source_channel_name: true }));
    return found.flatMap(({ source_channel_name: channel, message_id }) =>
      channel === undefined ? [] : [{ channel, message_id }],
    );
  }

  async photosOf({ channel, message_id }: PostKey): Promise<string[]> {
    const read = this.client.from("rentals").select("media_urls");
    const row = z.object({ media_urls: z.array(z.string()) });
    const found = read.match({ source_channel_name: channel, message_id });
    return (await this.read("to list photos", found, row))[0]?.media_urls ?? [];
  }

  /**
   * Compares listings that changed since the last call by their photos. Returns the URLs of the next photos that wait for their
   * perceptual hashes; empty once all are hashed.
   */
  photosToHash(): Promise<string[]> {
    return this.call("collector_photos_to_hash", { most: PHOTOS_AT_ONCE }, z.array(z.string()));
  }

  /** Stores hashes, and which listings share photos by them. */
  async setPhotoHashes(photos: readonly HashedPhoto[]): Promise<void> {
    await this.call("collector_hash_photos", { photos }, z.unknown());
  }
}
