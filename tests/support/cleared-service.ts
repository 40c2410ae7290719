import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { serviceClient } from "../../scripts/service-client.ts";

declare global {
  /** Of tests/support/worker-environment.mjs. */
  var dataServiceOfWorker: () => Promise<unknown>;
}

const reachable = z.object({ url: z.url(), anonKey: z.string(), secretKey: z.string() });

export type ClearedService = z.infer<typeof reachable> & {
  /** Reads and writes everything, past row-level security. */
  owner: SupabaseClient;
  clear: () => Promise<void>;
  /** Stores the known places of the region. */
  addPlaces: () => Promise<void>;
  /** Empties every table but that of the places: those count no listings then. */
  clearPosts: () => Promise<void>;
  /** Everything that collecting has led to. */
  everything: () => Promise<unknown>;
};

/** The data service that the test files of a worker use one after another, without what the file before has left. */
export async function clearedService(): Promise<ClearedService> {
  const { url, anonKey, secretKey } = reachable.parse(await dataServiceOfWorker());
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { method: "POST" });
    if (!answer.ok) throw new Error(`The data service of tests does not do ${path}: ${answer.status}`);
    return answer;
  };
  const clear = async () => void (await ask("/clear"));
  await clear();
  return {
    ...{ url, anonKey, secretKey, owner: serviceClient(url, secretKey), clear },
    addPlaces: async () => void (await ask("/add-places")),
    clearPosts: async () => void (await ask("/clear-posts")),
    everything: async () => (await ask("/everything")).json(),
  };
}
