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
};

/** The data service that the test files of a worker use one after another, without what the file before has left. */
export async function clearedService(): Promise<ClearedService> {
  const { url, anonKey, secretKey } = reachable.parse(await dataServiceOfWorker());
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { method: "POST" });
    if (!answer.ok) throw new Error(`The data service of tests was not cleared: ${answer.status}`);
  };
  const clear = () => ask("/clear");
  const [addPlaces, clearPosts] = [() => ask("/add-places"), () => ask("/clear-posts")];
  await clear();
  return { url, anonKey, secretKey, owner: serviceClient(url, secretKey), clear, addPlaces, clearPosts };
}
