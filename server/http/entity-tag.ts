import { hash } from "node:crypto";

/** The strong ETag of a body. */
export function entityTag(body: string | Uint8Array): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** Whether the If-None-Match header contains the tag: then the client already has the body. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  // Compressing proxies turn a tag into a weak one.
  return tags.some((candidate) => candidate.replace(/^W\//, "") === tag);
}
