import type { SupabaseClient } from "@supabase/supabase-js";
import { type MapLink, SHORT_HOSTS } from "../map-links/map-link.ts";
import { type PostKey, postKey } from "../posts/rows.ts";
import { ensureDone, rowsOf } from "./call-function.ts";

/** Postgres: undefined column. */
const NO_COLUMN = "42703";

/** Most links that one run asks about; the next run goes on. */
const MAX_POSTS = 500;

/** Where the short map links of posts lead. The answers go with the post and its text. */
export class MapLinks {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  /** The newest posts with a short map link that was not asked. Null if the data service is too old to have a column for the answers. */
  async unresolved(): Promise<PostKey[] | null> {
    const read = await this.#client
      .from("posts")
      .select("channel,message_id")
      .in("status", ["published", "merged", "queued"])
      .is("map_link", null)
      // Unquoted: the embedded data service takes quotation marks for a part of the pattern.
      .or(SHORT_HOSTS.map((host) => `text.ilike.%${host}/%`).join(","))
      .order("posted_at", { ascending: false })
      .order("channel")
      .order("message_id", { ascending: false })
      .limit(MAX_POSTS);
    return read.error?.code === NO_COLUMN ? null : rowsOf("to list posts", read, postKey);
  }

  async store({ channel, message_id }: PostKey, link: MapLink): Promise<void> {
    const posts = this.#client.from("posts");
    ensureDone("map links", await posts.update({ map_link: link }).match({ channel, message_id }));
  }
}
