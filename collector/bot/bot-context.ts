import type { SupabaseClient } from "@supabase/supabase-js";
import type { Api } from "grammy";
import type { Run } from "../run/run-batch.ts";

export type BotContext = {
  run: Run;
  client: SupabaseClient;
  api: Api;
  /** Address of the site without a slash at its end; null if SITE_URL is not set. */
  site: string | null;
  now: Date;
};
