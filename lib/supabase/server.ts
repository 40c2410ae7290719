import { createServerClient } from "@supabase/ssr";
import { serverEnv } from "@/lib/site/server-env";

/** Milliseconds one request to the data service may take. */
const TIMEOUT_MS = 3_000;

/** Throws when there is no JSON in it: the client would take an empty answer for "no such row". */
function checkJson(status: number, body: string): void {
  try {
    JSON.parse(body);
  } catch {
    throw new Error(`status ${status} with a body that is no JSON`);
  }
}

/** One try with a time limit, the answer's body included. */
async function attempt(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(input, { ...init, signal });
  const body = await response.text();
  checkJson(response.status, body);
  return new Response(body, response);
}

/** A second try when the first fails on the way, with a server error or with half an answer. */
const fetchWithRetry: typeof fetch = async (...request) => {
  try {
    const response = await attempt(...request);
    if (response.status < 500) return response;
  } catch {
    // The second try gives the answer or the error that counts.
  }
  return attempt(...request);
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
