import type { SupabaseClient } from "@supabase/supabase-js";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { MediaFiles } from "./media-files.ts";

/** Made by a migration. */
const BUCKET = "photos";
/** Under its key a file never changes; a browser may keep it, a CDN asks again for what was taken down. */
const CACHE_SECONDS = "86400";

function refused(what: string, { message }: { message: string }): CliError {
  return new CliError(`The photos could not be ${what} in the bucket "${BUCKET}": ${message}`);
}

/** The public bucket of a hosted project. */
export function bucketFiles(client: SupabaseClient): MediaFiles {
  const bucket = client.storage.from(BUCKET);
  return {
    urlOf: (key, name) => bucket.getPublicUrl(`${key}/${name}`).data.publicUrl,
    has: async (key, name) => {
      // Asked for by name: `exists` takes an error of the service for a file that is missing.
      const { data, error } = await bucket.list(key, { search: name });
      if (error) throw refused("found", error);
      return data.some((file) => file.name === name);
    },
    read: async (key, name) => {
      const { data } = await bucket.download(`${key}/${name}`);
      return data && new Uint8Array(await data.arrayBuffer());
    },
    put: async (key, files) => {
      for (const { name, type, bytes } of files) {
        const options = { contentType: type, cacheControl: CACHE_SECONDS, upsert: true };
        const { error } = await bucket.upload(`${key}/${name}`, bytes, options);
        if (error) throw refused("written", error);
      }
    },
    remove: async (keys) => {
      for (const key of keys) {
        const { data, error } = await bucket.list(key);
        if (error) throw refused("found", error);
        if (data.length === 0) continue;
        const removed = await bucket.remove(data.map(({ name }) => `${key}/${name}`));
        if (removed.error) throw refused("removed", removed.error);
      }
    },
  };
}
