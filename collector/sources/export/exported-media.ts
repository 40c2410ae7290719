import { z } from "zod";
import { isShownType, type MediaFile } from "../message.ts";
import { containedFile } from "./contained-file.ts";

const size = z.number().optional().catch(undefined);
const name = z.string().optional().catch(undefined);

export const exportedMedia = z.object({
  photo: name,
  photo_file_size: size,
  file: name,
  file_size: size,
  media_type: name,
  mime_type: name,
});

const NOT_INCLUDED = /^\(File (?:not included|exceeds maximum size|unavailable)/;
/** Media types that have a video or image MIME type but never show a home. */
const ENTERTAINMENT = new Set(["sticker", "animation", "video_message"]);

type NamedFile = { path: string; size: number | undefined };

function namedFile(message: z.infer<typeof exportedMedia>): NamedFile | null {
  if (message.photo !== undefined) return { path: message.photo, size: message.photo_file_size };
  if (message.file === undefined || ENTERTAINMENT.has(message.media_type ?? "")) return null;
  return isShownType(message.mime_type) ? { path: message.file, size: message.file_size } : null;
}

/** The running number in `photo_12@06-02-2026_21-52-08.jpg`: it changes when an earlier message is deleted, so no identity may contain it. */
const FILE_NUMBER = /_\d+@/;

/** The photo or video of an exported message, at most one. */
export async function mediaOf(folder: string, message: z.infer<typeof exportedMedia>): Promise<MediaFile[]> {
  const media = namedFile(message);
  if (media === null) return [];
  const found = NOT_INCLUDED.test(media.path)
    ? { path: null, problem: "not included in the export" }
    : await containedFile(folder, media.path);
  return [{ ...found, identity: `${media.path.replace(FILE_NUMBER, "@")} ${media.size ?? ""}` }];
}
