import { createHash } from "node:crypto";

/** The strong ETag of a body. */
export function entityTag(body: string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Whether the If-None-Match header of a request names the tag, so that the client has the body already. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  // A cache in front that compresses weakens the tag.
  return tags.some((candidate) => candidate.replace(/^W\//, "") === tag);
}
