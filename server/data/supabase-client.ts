import "server-only";
import { createServerClient } from "@supabase/ssr";
import { serverEnv } from "@/server/site/server-env";

const TIMEOUT_MS = 3_000;

/** The client would read an empty body as "no such row". */
function checkJson(status: number, body: string): void {
  try {
    JSON.parse(body);
  } catch {
    throw new Error(`status ${status} with a body that is not JSON`);
  }
}

/** The time limit includes reading the body. */
async function attempt(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(input, { ...init, signal });
  const body = await response.text();
  checkJson(response.status, body);
  return new Response(body, response);
}

/** Retries once after a network error, a server error or a truncated body. */
const fetchWithRetry: typeof fetch = async (...request) => {
  try {
    const response = await attempt(...request);
    if (response.status < 500) return response;
  } catch {
    // The caller gets the result of the retry.
  }
  return attempt(...request);
};

/** Without cookies the client needs no request APIs, so its reads can be cached. */
function anonymousClient(send: typeof fetch) {
  return createServerClient(serverEnv.supabaseUrl(), serverEnv.supabaseAnonKey(), {
    cookies: { getAll: () => [], setAll: () => {} },
    global: { fetch: send },
    // `fetchWithRetry` retries; the library would do so seconds apart.
    db: { retry: false },
  });
}

export const supabaseClient = () => anonymousClient(fetchWithRetry);

/** A client that does not retry, for requests that must not be sent twice. The answer may be empty. */
export const askingOnce = () =>
  anonymousClient((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }));
