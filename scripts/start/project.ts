import { fileURLToPath } from "node:url";

export const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
/** The server of the site (server/front/serve.ts). */
export const SERVER = fileURLToPath(new URL("../../server/front/serve.ts", import.meta.url));
export const NEXT = fileURLToPath(new URL("../../node_modules/next/dist/bin/next", import.meta.url));

/**
 * `NODE_OPTIONS` for a server: V8 collects garbage late as long as there is memory, 860 MB where 550 do (5,400 listings). What the
 * operator has set comes last and so wins.
 */
export const serverNodeOptions = (): string =>
  `--max-old-space-size=512 --max-semi-space-size=16 ${process.env.NODE_OPTIONS ?? ""}`.trim();

/** The environment without a data service: a build needs none, and the site gets its own. */
export function withoutDataService(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SUPABASE_URL: _url, SUPABASE_ANON_KEY: _anonKey, SUPABASE_SECRET_KEY: _secretKey, ...rest } = env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: "1" };
}
