import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { required, supabaseUrl } from "./environment.ts";

/** A client of a data service with the rights of its key, without a session. */
export function serviceClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** A client of the Supabase project of the environment, with all rights. Throws a `CliError` if its variables are missing. */
export const projectClient = (): SupabaseClient =>
  serviceClient(supabaseUrl() ?? required("SUPABASE_URL"), required("SUPABASE_SECRET_KEY"));
