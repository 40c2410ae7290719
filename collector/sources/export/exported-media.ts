import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { z } from "zod";
import { isShownType, type MediaFile } from "../message.ts";

/** An optional field that counts as absent if it does not parse. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const size = lenient(z.number());
const name = lenient(z.string());

export const exportedMedia = z.object({
  photo: name,
  photo_file_size: size,
  file: name,
  file_size: size,
  media_type: name,
  mime_type: name,
});

/** The photo or video of a block of a rich message. */
export function blockMedia({ type, photo, video, file, ...block }: Record<string, unknown>) {
  const path = photo ?? video ?? file;
  return exportedMedia.parse(
    type === "photo" ? { ...block, photo: path } : { mime_type: "video/mp4", ...block, file: path },
  );
}

const NOT_INCLUDED = /^\(File (?:not included|exceeds maximum size|unavailable)/;
/** Media types that have a video or image MIME type but never show a home. */
const ENTERTAINMENT = new Set(["sticker", "animation", "video_message"]);

type NamedFile = { path: string; size: number | undefined };

function namedFile(message: z.infer<typeof exportedMedia>): NamedFile | null {
  if (message.photo !== undefined) return { path: message.photo, size: message.photo_file_size };
  if (message.file === undefined || ENTERTAINMENT.has(message.media_type ?? "")) return null;
  return isShownType(message.mime_type) ? { path: message.file, size: message.file_size } : null;
}

function isOutside(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

const MISSING = { path: null, problem: "missing from the folder of the export" };
const OUTSIDE = { path: null, problem: "outside of the folder of the export, by its name or by a link" };

/** Resolves a path that an export names. Refuses one that leads out of the folder, also by a link: exports are not trusted. */
async function containedFile(
  folder: string,
  name: string,
): Promise<{ path: string; problem: null } | { path: null; problem: string }> {
  if (name.includes("\0")) return MISSING;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (isOutside(relative(root, path))) return OUTSIDE;
    return (await stat(path)).isFile() ? { path, problem: null } : MISSING;
  } catch {
    return MISSING;
  }
}

/** The running number in `photo_12@06-02-2026_21-52-08.jpg`: it changes when an earlier message is deleted, so no identity may contain it. */
const FILE_NUMBER = /_\d+@/;

export async function mediaOf(folder: string, message: z.infer<typeof exportedMedia>): Promise<MediaFile[]> {
  const media = namedFile(message);
  if (media === null) return [];
  const found = NOT_INCLUDED.test(media.path)
    ? { path: null, problem: "not included in the export" }
    : await containedFile(folder, media.path);
  return [{ ...found, identity: `${media.path.replace(FILE_NUMBER, "@")} ${media.size ?? ""}` }];
}
