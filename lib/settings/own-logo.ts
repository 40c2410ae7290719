import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { CliError, messageOf } from "@/lib/cli/cli-error";
import type { SiteSettings } from "./site-settings";

/** `hash`: of the bytes, for immutable addresses; `ratio`: width by height. */
export type OwnLogo = { bytes: Uint8Array; hash: string; ratio: number };

const MAX_PIXELS = 60_000_000;

/** The logo that a settings file names (docs/behaviour.md, T7); null without one. Throws a `CliError` if it cannot be used. */
export async function ownLogo(settingsPath: string, { logo }: SiteSettings): Promise<OwnLogo | null> {
  if (logo === undefined) return null;
  const refused = (problem: string) => new CliError(`${settingsPath}: logo "${logo}" ${problem}`);
  const bytes = await readFile(join(/* turbopackIgnore: true */ dirname(settingsPath), logo)).catch(
    (error: unknown) => {
      throw refused(messageOf(error).replace(/^.*ENOENT.*/, "is not there"));
    },
  );
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    return { bytes, hash, ratio: width / height };
  } catch {
    throw refused("is no picture: save it as PNG, JPEG, WebP or SVG");
  }
}
