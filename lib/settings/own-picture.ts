import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";
import { CliError, messageOf } from "@/lib/cli/cli-error";
import type { SiteSettings } from "./site-settings";

/** The logo of the header and icons, and the picture of the banner and link previews. */
const OWN_PICTURES = ["logo", "picture"] as const;

export type OwnPictureName = (typeof OWN_PICTURES)[number];

/** `hash`: of the bytes, for immutable addresses; `ratio`: width by height. */
export type OwnPicture = { bytes: Uint8Array; hash: string; ratio: number };

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
const FORMATS = ["jpeg", "png", "webp", "svg", "avif", "heif"];

/** Parts of an SVG that run, or that load another file. */
const ACTIVE_SVG =
  /<script|<foreignObject|<!ENTITY|javascript:|\son[a-z]+\s*=|href\s*=\s*(?:["']\s*)?(?!["'#\s]|data:image\/(?:png|jpeg|webp))|url\(\s*["']?(?!["'#\s])|@import/i;

async function bytesIn(folder: string, name: string): Promise<Uint8Array> {
  const file = await realpath(join(/* turbopackIgnore: true */ folder, name));
  if (!file.startsWith((await realpath(folder)) + sep))
    throw new Error("is outside of the folder of site.json");
  const { size } = await stat(file);
  if (size > MAX_BYTES)
    throw new Error(`has ${Math.ceil(size / 1024 / 1024)} MB, and at most 10 MB are read`);
  return readFile(file);
}

/** Async, because sharp throws at once for an empty file. */
const metadataOf = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();

async function pictureOf(bytes: Uint8Array): Promise<OwnPicture> {
  const content = Buffer.from(bytes);
  if (content.includes("<svg") && ACTIVE_SVG.test(content.toString("utf8")))
    throw new Error("is an SVG with scripts or links to other files: save it as PNG");
  const { format, width, height } = await metadataOf(bytes).catch(() => {
    throw new Error("is no picture: save it as PNG, JPEG, WebP or SVG");
  });
  if (!FORMATS.includes(format ?? ""))
    throw new Error(`is a ${format} file: save it as PNG, JPEG, WebP or SVG`);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { bytes, hash, ratio: (width ?? 1) / (height ?? 1) };
}

/** The pictures that a settings file names (docs/behaviour.md, T7). Throws a `CliError` with the field of an unusable one. */
export async function ownPictures(
  settingsPath: string,
  settings: SiteSettings,
): Promise<ReadonlyMap<OwnPictureName, OwnPicture>> {
  const pictures = new Map<OwnPictureName, OwnPicture>();
  for (const field of OWN_PICTURES) {
    const name = settings[field];
    if (name === undefined) continue;
    try {
      pictures.set(field, await pictureOf(await bytesIn(dirname(settingsPath), name)));
    } catch (error) {
      throw new CliError(
        `${settingsPath}: ${field} "${name}" ${messageOf(error).replace(/^.*ENOENT.*/, "is not there")}`,
      );
    }
  }
  return pictures;
}
