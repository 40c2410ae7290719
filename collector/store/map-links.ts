import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type MapLink, SHORT_HOSTS } from "../map-links/map-link.ts";
import type { PostKey } from "../posts/rows.ts";
import { serviceError } from "./call-function.ts";

const postKeys = z.array(z.object({ channel: z.string(), message_id: z.int() }));

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

  /**
   * The newest posts that may be shown, have a short map link, and were not asked about. Null if the data service has no
   * column for the answers, because its migrations are older.
   */
  async unresolved(): Promise<PostKey[] | null> {
    const { data, error } = await this.#client
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
    if (error?.code === NO_COLUMN) return null;
    if (error) throw serviceError("to list posts", error.message);
    return postKeys.parse(data);
  }

  /** Stores where the link of a post leads. */
  async store({ channel, message_id }: PostKey, link: MapLink): Promise<void> {
    const posts = this.#client.from("posts");
    const { error } = await posts.update({ map_link: link }).match({ channel, message_id });
    if (error) throw serviceError("map links", error.message);
  }
}
