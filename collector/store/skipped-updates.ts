import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { DAY_MS } from "../../lib/time/region-day.ts";
import { ensureDone, rowsOf } from "./call-function.ts";

const KEPT_DAYS = 30;

const skippedRow = z.object({
  update_id: z.coerce.number(),
  /** Of the message in its channel or group; null for what was said in a private chat. */
  address: z.string().nullable(),
  why: z.string(),
  skipped_at: z.coerce.date(),
});
export type SkippedUpdate = z.infer<typeof skippedRow>;

/** The updates of the last 30 days that the bot could not handle. Methods throw a `ServiceError` if the service does not do it. */
export class SkippedUpdates {
  readonly #client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.#client = client;
  }

  get #table() {
    return this.#client.from("skipped_updates");
  }

  async add(updates: readonly Omit<SkippedUpdate, "skipped_at">[]): Promise<void> {
    await this.forgetOld(new Date());
    ensureDone("skipped messages", await this.#table.upsert([...updates]));
  }

  /** Newest first. */
  async newest(most: number): Promise<SkippedUpdate[]> {
    await this.forgetOld(new Date());
    const read = this.#table.select("*").order("skipped_at", { ascending: false }).order("update_id");
    return rowsOf("skipped messages", await read.limit(most), skippedRow);
  }

  async forgetOld(now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
    ensureDone("old skipped messages", await this.#table.delete().lt("skipped_at", oldest));
  }
}
