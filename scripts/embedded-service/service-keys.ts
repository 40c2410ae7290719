import { z } from "zod";

/** Environment variable with the keys of an ended service, for the service that replaces it. */
export const KEYS_VARIABLE = "EMBEDDED_SERVICE_KEYS";

const serviceKeys = z.object({ anonKey: z.string(), secretKey: z.string() });

export type ServiceKeys = z.infer<typeof serviceKeys>;

/** The keys that this process was started with; null if it should create its own. */
export function inheritedKeys(): ServiceKeys | null {
  return serviceKeys.safeParse(JSON.parse(process.env[KEYS_VARIABLE] ?? "null")).data ?? null;
}
