import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** A client of a data service with the rights of its key, without a session. */
export function serviceClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
