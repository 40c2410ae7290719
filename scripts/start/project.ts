import { fileURLToPath } from "node:url";

export const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
export const NEXT = fileURLToPath(new URL("../../node_modules/next/dist/bin/next", import.meta.url));

/** The environment without a data service: a build needs none, and the site gets its own. */
export function withoutDataService(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SUPABASE_URL: _url, SUPABASE_ANON_KEY: _anonKey, SUPABASE_SECRET_KEY: _secretKey, ...rest } = env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: "1" };
}
