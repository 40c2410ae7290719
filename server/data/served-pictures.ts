import "server-only";
import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { isOptimizable, parseMediaHosts, spellingsOf } from "@/lib/rentals/media";
import type { LiveRental } from "@/lib/rentals/rental";
import { LISTED_PICTURE_CACHE_CONTROL } from "@/server/http/cache-control";
import type { PictureRule } from "@/server/http/picture-gate";
import { serverEnv } from "@/server/http/server-env";
import { oncePerProcess } from "@/server/process/once-per-process";
import { MAX_AGE_MS } from "./cache-life";
import { rowsOf } from "./list-read";
import { supabaseClient } from "./supabase-client";

const MAX_ANSWERS = 10_000;

type Answer = { isListed: boolean; readAt: number };

const answers = new LRUCache<string, Answer>({ max: MAX_ANSWERS });

type ListedPictures = { rentals: readonly LiveRental[]; urls: ReadonlySet<string>; readAt: number };

const live = oncePerProcess(
  "listed pictures",
  (): ListedPictures => ({ rentals: [], urls: new Set(), readAt: 0 }),
);

/** Called after every read of the list: its pictures need no separate reads. `readAt` is in ms since the epoch. */
export function rememberListedPictures(rentals: readonly LiveRental[], readAt: number): void {
  if (live.rentals !== rentals) live.urls = new Set(rentals.flatMap(({ media_urls }) => media_urls));
  Object.assign(live, { rentals, readAt });
}

/** A string as an element of a PostgREST array literal. */
const quoted = (value: string) => `"${value.replace(/[\\"]/g, "\\$&")}"`;

const selectNotDeleted = () => supabaseClient("picture").from("rentals").select("id").eq("is_deleted", false);

async function readIsListed(src: string): Promise<boolean> {
  const reads = spellingsOf(src).map((url) =>
    selectNotDeleted()
      .filter("media_urls", "cs", `{${quoted(url)}}`)
      .limit(1),
  );
  const found = await Promise.all(reads);
  return found.some((answer) => rowsOf("whose picture this is", answer).length > 0);
}

/**
 * Whether a listing that is not deleted has this picture. The answer is at most one refresh interval old, or an hour while
 * the data service cannot answer. Throws if the service cannot answer and no earlier answer is known.
 */
export async function isListedPicture(src: string): Promise<boolean> {
  const inList: Answer | undefined = live.urls.has(src) ? { isListed: true, readAt: live.readAt } : undefined;
  const [newest] = [inList, answers.get(src)]
    .filter((answer) => answer !== undefined)
    .toSorted((a, b) => b.readAt - a.readAt);
  const age = newest === undefined ? Number.POSITIVE_INFINITY : Date.now() - newest.readAt;
  if (newest !== undefined && age <= serverEnv.listingsRevalidateSeconds() * 1000) return newest.isListed;
  try {
    const isListed = await readIsListed(src);
    answers.set(src, { isListed, readAt: Date.now() });
    return isListed;
  } catch (error) {
    if (newest !== undefined && age <= MAX_AGE_MS) return newest.isListed;
    throw error;
  }
}

const PICTURE = /\.(avif|gif|jpe?g|png|webp)$/;

export function picturesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(files.filter((file) => PICTURE.test(file)).map((file) => `/${file.split(sep).join("/")}`));
}

/** The site's own pictures, listed once at startup, as Next lists its static files. */
export const ownPictures = () => picturesIn(join(/* turbopackIgnore: true */ process.cwd(), "public"));

/** The optimizer serves the site's own files, and pictures on configured hosts that a listing refers to (not a deleted one). */
export function servedPictures(): PictureRule {
  const own = ownPictures();
  const hosts = parseMediaHosts(process.env.MEDIA_HOSTS);
  return async (src) => {
    if (own.has(src)) return { cacheControl: null };
    if (src.startsWith("/") || !isOptimizable(src, hosts) || !(await isListedPicture(src))) return null;
    return { cacheControl: LISTED_PICTURE_CACHE_CONTROL };
  };
}
