import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** A client of a data service that keeps no session, with the rights of its key. */
export function clientWith(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
