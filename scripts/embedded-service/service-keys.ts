import { z } from "zod";

/** The variable with the keys of a service that ended, for the one in its place. */
export const KEYS = "EMBEDDED_SERVICE_KEYS";

const serviceKeys = z.object({ anonKey: z.string(), secretKey: z.string() });

/** What a data service tells its callers apart by. */
export type ServiceKeys = z.infer<typeof serviceKeys>;

/** The keys that this process was started with; null where it is to make its own. */
export function givenKeys(): ServiceKeys | null {
  return serviceKeys.safeParse(JSON.parse(process.env[KEYS] ?? "null")).data ?? null;
}
