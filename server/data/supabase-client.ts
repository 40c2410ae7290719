import "server-only";
import { createServerClient } from "@supabase/ssr";
import { serverEnv } from "@/server/site/server-env";

/** Includes reading the body. */
const TIMEOUT_MS = 3_000;

/** A read is tried twice; a call of a function is not, as it may have taken effect. */
const limitedFetch: typeof fetch = async (input, init) => {
  const attempt = () => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (init?.method !== "GET") return attempt();
  const first = await attempt().catch(() => null);
  return first === null || first.status >= 500 ? attempt() : first;
};

/** The anonymous visitor's client, without cookies. */
export function supabaseClient() {
  return createServerClient(serverEnv.supabaseUrl(), serverEnv.supabaseAnonKey(), {
    cookies: { getAll: () => [], setAll: () => {} },
    global: { fetch: limitedFetch },
    // The library would try again seconds later.
    db: { retry: false },
  });
}
