import { createServerClient } from "@supabase/ssr";
import { serverEnv } from "@/lib/site/server-env";

/** Milliseconds one request to the data service may take. */
const TIMEOUT_MS = 3_000;

/** One try with a time limit and, when it fails on the way or with a server error, a second one. */
const fetchWithRetry: typeof fetch = async (input, init) => {
  const attempt = () => {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
  try {
    const response = await attempt();
    if (response.status < 500) return response;
  } catch {
    // The second attempt gives the answer or the error that counts.
  }
  return attempt();
};

/** An anonymous client: without cookies it touches no request, so what it reads can be cached. */
export function supabaseClient() {
  return createServerClient(serverEnv.supabaseUrl(), serverEnv.supabaseAnonKey(), {
    cookies: { getAll: () => [], setAll: () => {} },
    global: { fetch: fetchWithRetry },
    // The library's own retries would come on top and wait for seconds in between.
    db: { retry: false },
  });
}
