import { type Locale, localPath } from "@/lib/language/locales";
import { serverEnv } from "@/server/site/server-env";

/** The public address of a path. It is not normalized: search engines compare addresses as text (docs/behaviour.md, S2). */
export function absoluteUrl(path: string): string {
  return `${serverEnv.siteUrl()}${path}`;
}

/** The absolute URL of a page in `locale`. `path` is its English path. */
export function localUrl(locale: Locale, path: string): string {
  return absoluteUrl(localPath(locale, path));
}

/** The absolute address of a file of the site, or of any http(s) address without credentials; null for everything else. */
export function mediaUrl(url: string): string | null {
  const isOwn = /^\/(?![/\\])/.test(url);
  const parsed = isOwn ? URL.parse(url, serverEnv.siteUrl()) : URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  return parsed.username === "" && parsed.password === "" ? parsed.href : null;
}
