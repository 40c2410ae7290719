import { hash } from "node:crypto";

/** Scripts without a file, but not data in a script element, which no browser runs. */
const INLINE = /<script(?![^>]*(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;

const UNSAFE = /(\bscript-src [^;]*)'unsafe-inline'/;

/** A Content-Security-Policy that allows the inline scripts of this page, by their hashes, in place of any. */
export function withScriptHashes(policy: string, html: string): string {
  const sources = [...html.matchAll(INLINE)].map(
    ([, code = ""]) => `'sha256-${hash("sha256", code, "base64")}'`,
  );
  return policy.replace(UNSAFE, (_, before: string) => before + [...new Set(sources)].join(" "));
}
