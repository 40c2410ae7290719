import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { MediaFiles } from "../photos/media-files.ts";
import { withoutVideoMetadata } from "../photos/video-metadata.ts";
import { ensureDone, rowsOf } from "../store/call-function.ts";

const KEY_AND_NAME = /\/([0-9a-f]{32})\/(video\.(?:mp4|mov))$/;

async function blankVideo(url: string, files: MediaFiles): Promise<void> {
  const [, key = "", name = ""] = KEY_AND_NAME.exec(url) ?? [];
  const bytes = files.urlOf(key, name) === url ? await files.read(key, name) : null;
  const blanked = bytes && withoutVideoMetadata(bytes);
  if (!blanked) return;
  const type = name.endsWith(".mov") ? "video/quicktime" : "video/mp4";
  await files.put(key, [{ name, type, bytes: blanked }]);
}

/** Removes personal metadata from videos that an older version stored with it; a migration listed their URLs. Can be interrupted. */
export async function blankStoredVideos(client: SupabaseClient, files: MediaFiles): Promise<void> {
  const table = () => client.from("tagged_videos");
  for (;;) {
    const read = await table().select("url").order("url").limit(100);
    const videos = rowsOf("to list videos", read, z.object({ url: z.string() }));
    if (videos.length === 0) return;
    for (const { url } of videos) {
      await blankVideo(url, files);
      ensureDone("to forget a video", await table().delete().eq("url", url));
    }
  }
}
