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
/** Sent as video or picture, but to entertain. */
const NO_TOUR = new Set(["sticker", "animation", "video_message"]);

type Named = { path: string; size: number | undefined };

function named(message: z.infer<typeof exportedMedia>): Named | null {
  if (message.photo !== undefined) return { path: message.photo, size: message.photo_file_size };
  if (message.file === undefined || NO_TOUR.has(message.media_type ?? "")) return null;
  return isShownType(message.mime_type) ? { path: message.file, size: message.file_size } : null;
}

/** Files are numbered through an export, so that one message less gives all after it another number: `photo_12@06-02-2026_21-52-08.jpg`. */
const NUMBER = /_\d+@/;

/** The photo or video of an exported message, at most one. */
export async function mediaOf(folder: string, message: z.infer<typeof exportedMedia>): Promise<MediaFile[]> {
  const media = named(message);
  if (media === null) return [];
  const found = NOT_INCLUDED.test(media.path)
    ? { path: null, problem: "not included in the export" }
    : await containedFile(folder, media.path);
  return [{ ...found, identity: `${media.path.replace(NUMBER, "@")} ${media.size ?? ""}` }];
}
