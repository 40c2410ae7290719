import type { SupabaseClient } from "@supabase/supabase-js";
import { CliError } from "../../lib/cli/cli-error.ts";
import type { MediaFiles } from "./store-file.ts";

const BUCKET = "photos";
/** A file never changes under its key, but a photo that was taken down must leave caches within a day. */
const CACHE_SECONDS = "86400";

function storageError(failed: string, { message }: { message: string }): CliError {
  return new CliError(`The photos could not be ${failed} in the bucket "${BUCKET}": ${message}`);
}

export function bucketFiles(client: SupabaseClient): MediaFiles {
  const bucket = client.storage.from(BUCKET);
  return {
    urlOf: (key, name) => bucket.getPublicUrl(`${key}/${name}`).data.publicUrl,
    has: async (key, name) => {
      // Not `exists`, which reports an error of the service as a missing file.
      const { data, error } = await bucket.list(key, { search: name });
      if (error) throw storageError("found", error);
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
        if (error) throw storageError("written", error);
      }
    },
    remove: async (keys) => {
      for (const key of keys) {
        const { data, error } = await bucket.list(key);
        if (error) throw storageError("found", error);
        if (data.length === 0) continue;
        const removed = await bucket.remove(data.map(({ name }) => `${key}/${name}`));
        if (removed.error) throw storageError("removed", removed.error);
      }
    },
  };
}
