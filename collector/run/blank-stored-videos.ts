import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { MediaFiles } from "../photos/media-files.ts";
import { withoutVideoMetadata } from "../photos/video-metadata.ts";
import { serviceError } from "../store/call-function.ts";

const KEY_AND_NAME = /\/([0-9a-f]{32})\/(video\.(?:mp4|mov))$/;

async function blankVideo(url: string, files: MediaFiles): Promise<void> {
  const [, key = "", name = ""] = KEY_AND_NAME.exec(url) ?? [];
  const bytes = files.urlOf(key, name) === url ? await files.read(key, name) : null;
  const blanked = bytes && withoutVideoMetadata(bytes);
  if (!blanked) return;
  const type = name.endsWith(".mov") ? "video/quicktime" : "video/mp4";
  await files.put(key, [{ name, type, bytes: blanked }]);
}

/**
 * Removes position, author and other tags from videos that an older version stored with them; a migration listed their URLs.
 * Throws a `CliError` if the service refuses; the next run continues with the rest.
 */
export async function blankStoredVideos(client: SupabaseClient, files: MediaFiles): Promise<void> {
  const table = () => client.from("tagged_videos");
  for (;;) {
    const { data, error } = await table().select("url").order("url").limit(100);
    if (error) throw serviceError("to list videos", error.message);
    const urls = z
      .array(z.object({ url: z.string() }))
      .parse(data)
      .map(({ url }) => url);
    if (urls.length === 0) return;
    for (const url of urls) {
      await blankVideo(url, files);
      const { error: failure } = await table().delete().eq("url", url);
      if (failure) throw serviceError("to forget a video", failure.message);
    }
  }
}
