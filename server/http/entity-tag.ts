import "server-only";
import { hash } from "node:crypto";

/** The strong ETag of a body. */
export function entityTag(body: string | Uint8Array): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** Whether the If-None-Match header contains the tag, so that the client has the body already. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  // A proxy that compresses makes the tag weak.
  return tags.some((candidate) => candidate.replace(/^W\//, "") === tag);
}
