import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { callFunction, rowsOf } from "./call-function.ts";

const PHOTOS_AT_ONCE = 50;

/** A stored photo with its perceptual hashes; null if it has none. */
export type HashedPhoto = { url: string; hashes: readonly string[] | null };

/** Photos of listings that wait for their perceptual hashes. Methods throw a `CliError` if the service refuses. */
export class WaitingPhotos {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  async next(): Promise<string[]> {
    const waiting = this.#client.from("photo_hashes").select("url").eq("is_hashed", false);
    const read = await waiting.order("url").limit(PHOTOS_AT_ONCE);
    return rowsOf("to list photos", read, z.object({ url: z.string() })).map(({ url }) => url);
  }

  async hash(photos: readonly HashedPhoto[]): Promise<void> {
    await callFunction(this.#client, "collector_hash_photos", { photos }, z.unknown());
  }
}
