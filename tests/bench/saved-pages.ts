import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { closeServer, listen } from "../support/loopback.ts";
import type { RunningSite } from "../support/site.ts";

type SavedFile = { type: string; bytes: Buffer; isZipped: boolean };

const SCRIPTS = /<script\b.*?<\/script>|<link [^>]*as="script"[^>]*>/gs;

async function save(site: string, path: string, accept: string): Promise<SavedFile> {
  const response = await fetch(`${site}${path}`, { headers: { accept } });
  const type = response.headers.get("content-type") ?? "";
  const isText = /^text|javascript|json|svg/.test(type);
  if (!isText) return { type, bytes: Buffer.from(await response.arrayBuffer()), isZipped: false };
  const text = await response.text();
  const kept = type.startsWith("text/html") ? text.replaceAll(SCRIPTS, "") : text;
  return { type, bytes: gzipSync(kept), isZipped: true };
}

/**
 * Serves the pages of a running site as files: HTML without its scripts, styles and pictures as they are. A file is
 * saved when it is first asked for, then comes from memory: no page can be faster than this.
 */
export async function saveSite(site: string): Promise<RunningSite> {
  const files = new Map<string, Promise<SavedFile>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const file = files.get(path) ?? save(site, path, request.headers.accept ?? "*/*");
    files.set(path, file);
    const { type, bytes, isZipped } = await file;
    response.writeHead(200, {
      "Content-Type": type,
      "Content-Length": bytes.length,
      "Cache-Control": "public, max-age=3600",
      ...(isZipped ? { "Content-Encoding": "gzip" } : {}),
    });
    response.end(bytes);
  });
  const { url } = await listen(server);
  return { url, stop: () => closeServer(server) };
}
