import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { chunks } from "../../lib/lists/chunks.ts";
import type { KeptOut } from "../judge/fingerprint.ts";
import { type FindingKey, findingKeys } from "../judge/post-index.ts";
import type { ListingRow } from "../listing/project-listings.ts";
import type { PostKey } from "../posts/post-key.ts";
import { type CorrectionRow, correctionRow, type PostRow, postRow } from "../posts/rows.ts";
import { Stored } from "./call-function.ts";
import { FollowedChats } from "./followed-chats.ts";
import { Lease } from "./lease.ts";
import { People } from "./people.ts";
import { StoredListings } from "./stored-listings.ts";
import { StoredPosts } from "./stored-posts.ts";
import { StoredRows } from "./stored-rows.ts";

const URLS_AT_ONCE = 50;

export type Batch = {
  posts: readonly PostRow[];
  listings: readonly ListingRow[];
  corrections: readonly CorrectionRow[];
  /** `removed_contact` is the hash of the contact by whose removal a message is taken down. */
  removed: readonly (PostKey & { removed_contact?: number })[];
  keptOut: readonly KeptOut[];
  /** Messages whose tombstones and fingerprints are deleted. */
  allowed: readonly PostKey[];
  undone: readonly number[];
  /** False if a later batch of the run counts the rentals of places. */
  is_counted: boolean;
};

const context = z.object({ posts: z.array(postRow), corrections: z.array(correctionRow) });
export type Context = z.infer<typeof context>;

/** The collector's only access to the data service: database functions, the lease to call them, and stored rows. */
export class CollectorService extends Stored {
  readonly #run: string;
  #keptOut: Promise<KeptOut[]> | null = null;
  readonly lease: Lease;
  readonly posts: StoredPosts;
  readonly listings: StoredListings;
  readonly rows: StoredRows;
  readonly followed: FollowedChats;
  readonly people: People;
  readonly #blockedInSettings: readonly string[];
  #removedContacts: Promise<ReadonlySet<number>> | null = null;

  /** `client` must have the secret key, `run` a unique name. `blockedInSettings` are blocked besides the stored contacts. */
  constructor(client: SupabaseClient, run: string, blockedInSettings: readonly string[] = []) {
    super(client);
    this.#run = run;
    this.#blockedInSettings = blockedInSettings;
    this.lease = new Lease(client, run);
    this.posts = new StoredPosts(client);
    this.listings = new StoredListings(client);
    this.rows = new StoredRows(client);
    this.followed = new FollowedChats(client);
    this.people = new People(client);
  }

  context(named: readonly PostKey[], found_by: readonly FindingKey[]): Promise<Context> {
    return this.call("collector_context", { named, found_by }, context);
  }

  /** Writes a batch. Returns the URLs of media that no post shows any more, also of earlier batches until `forgetMedia`. */
  writeBatch({ keptOut: kept_out, ...batch }: Partial<Batch>): Promise<string[]> {
    const posts = batch.posts?.map((post) => ({ ...post, finding_keys: findingKeys(post) }));
    if (kept_out?.length || batch.allowed?.length) this.#keptOut = null;
    const args = { batch: { run: this.#run, ...batch, posts, kept_out } };
    return this.call("collector_write", args, z.array(z.string()));
  }

  /** Adverts that stay out when they are posted again. Cached: nobody else changes them while this run holds the lease. */
  keptOut(): Promise<KeptOut[]> {
    this.#keptOut ??= this.rows.keptOut();
    return this.#keptOut;
  }

  /** Contacts whose posts are left out, by commands of the owner or by the settings of the site. */
  async blockedContacts(): Promise<ReadonlySet<string>> {
    return new Set([...this.#blockedInSettings, ...(await this.people.blocked())]);
  }

  /** Hashes of contacts that were removed for good. Cached: another process has to hold the lease to add one. */
  removedContacts(): Promise<ReadonlySet<number>> {
    this.#removedContacts ??= this.people.removed();
    return this.#removedContacts;
  }

  /** Their files are gone, and with them what they looked like. */
  async forgetMedia(urls: readonly string[]): Promise<void> {
    for (const some of chunks(urls, URLS_AT_ONCE))
      for (const table of ["photo_hashes", "dropped_media"])
        await this.write("to forget photos", this.client.from(table).delete().in("url", some));
  }
}
