import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { MediaFiles } from "../photos/media-files.ts";
import { withoutVideoMetadata } from "../photos/video-metadata.ts";
import { refusal } from "../store/call-function.ts";

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
 * Takes position, author and other tags from the videos that were stored with them, once: a migration has listed their addresses.
 * Throws a `CliError` when that is refused; what is left is done the next time.
 */
export async function blankStoredVideos(client: SupabaseClient, files: MediaFiles): Promise<void> {
  const table = () => client.from("tagged_videos");
  for (;;) {
    const { data, error } = await table().select("url").order("url").limit(100);
    if (error) throw refusal("to list videos", error.message);
    const urls = z
      .array(z.object({ url: z.string() }))
      .parse(data)
      .map(({ url }) => url);
    if (urls.length === 0) return;
    for (const url of urls) {
      await blankVideo(url, files);
      const { error: failure } = await table().delete().eq("url", url);
      if (failure) throw refusal("to forget a video", failure.message);
    }
  }
}
